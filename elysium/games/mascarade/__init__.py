"""Mascarade, the 2021 rules: nobody is sure who they are, and everybody claims to be somebody."""
