"""The words in which card definitions are written."""
