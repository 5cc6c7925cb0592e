"""The server: tables on the network, with journals that survive whatever happens to the process."""
