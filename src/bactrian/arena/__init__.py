"""The arena: which bot beats which, and by how much."""
