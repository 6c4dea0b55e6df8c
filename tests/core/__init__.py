"""The parts of the core, one by one."""
