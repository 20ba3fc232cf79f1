"""The card kernel: definitions as trees of words, checked, turned into code and said in sentences."""
