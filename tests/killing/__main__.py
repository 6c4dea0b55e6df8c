"""``python -m tests.killing --kills 300 --failing 0.15``: the table of figures and defects, then each defect."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.killing.campaign import Campaign, Plan, Report

EACH = 20
"""Kills in one town."""


def main() -> int:
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("--kills", type=int, default=EACH)
    made.add_argument("--seed", type=int, default=1)
    for name, default in (("failing", 0.0), ("gaps", 0.1), ("archived", 0.15), ("full", 0.1)):
        made.add_argument(f"--{name}", type=float, default=default)
    made.add_argument("--keep", type=Path, help="a folder for databases and logs")
    args = made.parse_args()
    total = Report()
    for number, left in enumerate(range(args.kills, 0, -EACH)):
        plan = Plan(
            seed=args.seed + number,
            kills=min(EACH, left),
            failing=args.failing,
            gaps=args.gaps,
            archived=args.archived,
            full=args.full,
        )
        folder = Path(tempfile.mkdtemp(prefix=f"kills-{plan.seed}-", dir=args.keep))
        report = asyncio.run(Campaign(plan, folder).run())
        total.merge(report)
        sys.stdout.write(f"seed {plan.seed}, {sum(map(len, report.defects.values()))} defects\n{report.details()}\n")
    sys.stdout.write(f"{total}\n")
    return 0 if total.clean else 1


if __name__ == "__main__":
    sys.exit(main())
