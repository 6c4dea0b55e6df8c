# The digest names one image for ever, the tag says which. To renew both: docker buildx imagetools inspect TAG
FROM python:3.13.15-slim-trixie@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b

RUN useradd --system --uid 10001 --create-home --home-dir /data castellan

# What changes seldom comes first: a change of the code alone fetches nothing.
COPY constraints.txt /src/
RUN pip install --no-cache-dir --require-hashes --requirement /src/constraints.txt
COPY pyproject.toml README.md LICENSE NOTICE /src/
COPY engines /src/engines
COPY persistence /src/persistence
COPY bot /src/bot
RUN pip install --no-cache-dir --no-index --no-deps --no-build-isolation /src && rm -r /src

USER castellan
WORKDIR /data
VOLUME /data
ENV CASTELLAN_DATABASE=/data/castellan.sqlite3
# As `castellan health`, without loading the whole bot every time.
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m --retries=3 CMD ["python", "-m", "bot.health"]
ENTRYPOINT ["castellan"]
