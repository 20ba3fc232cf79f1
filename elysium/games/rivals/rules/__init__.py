"""The rules of Rivals, a module for each chapter."""
