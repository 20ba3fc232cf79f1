"""Live tables on our server and on boardgame.io's, with the same clients in the same run."""
