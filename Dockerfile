FROM python:3.13-slim

RUN useradd --system --create-home --home-dir /data castellan
COPY . /src
RUN pip install --no-cache-dir --constraint /src/constraints.txt /src && rm -r /src

USER castellan
WORKDIR /data
VOLUME /data
ENV CASTELLAN_DATABASE=/data/castellan.sqlite3
ENTRYPOINT ["castellan"]
