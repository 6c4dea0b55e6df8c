"""``python -m tests.bench``"""

import asyncio
import sys

from tests.bench import (
    bench_acts,
    bench_crowd,
    bench_digests,
    bench_engine,
    bench_pictures,
    bench_ratings,
    bench_requests,
    bench_start,
    bench_store,
)

if __name__ == "__main__":
    bench_engine.main()
    late = bench_digests.main()
    bench_store.main()
    asyncio.run(bench_acts.main())
    asyncio.run(bench_crowd.main())
    bench_requests.main(bench_requests.parsed([]))
    late += bench_pictures.main()
    bench_ratings.main()
    bench_start.main(bench_start.parsed([]))
    sys.exit(late > 0)
