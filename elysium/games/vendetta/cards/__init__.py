"""The cards of Vendetta: data in YAML, read into an edition."""
