"""When things are due: the arithmetic of clocks, without any clock. All moments are UTC epoch milliseconds, all lengths
milliseconds; what time it is comes from whoever asks."""
