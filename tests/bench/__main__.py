"""``python -m tests.bench``"""

from __future__ import annotations

import asyncio

from tests.bench import bench_acts

if __name__ == "__main__":
    asyncio.run(bench_acts.main())
