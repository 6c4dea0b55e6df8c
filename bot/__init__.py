"""The Discord side: it knows people, channels and messages, and asks the engines about everything else."""
