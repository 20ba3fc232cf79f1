"""Balance as a picture: what it shows, as a page and as an image."""
