"""Combat. [section 6.4]"""
