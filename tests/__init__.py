"""The tests of the project, as one package, so that helpers can be imported by name."""
