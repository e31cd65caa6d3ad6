# Builds the web app with all packages, then keeps only what runs it. The project brings its own Node, so the last image
# needs none: node_modules/.bin/node is the version that was tested.
FROM node:24-bookworm-slim AS build
# The project's own Node needs libatomic.
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
COPY core/package.json core/
COPY server/package.json server/
COPY web/package.json web/
COPY cli/package.json cli/
RUN npm ci
COPY . .
RUN npm run build && npm ci --omit=dev && rm -rf node_modules/.cache

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates libatomic1 libstdc++6 tini \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin citeworthy \
  && install -d -o citeworthy -g citeworthy -m 700 /data
WORKDIR /app
COPY --from=build --chown=root:root /app ./
USER 10001:10001
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/tmp/node-cache
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node_modules/.bin/node", "deploy/health-check.mjs"]
# tini passes signals on and collects ended processes; stop with SIGTERM and give it ten seconds.
ENTRYPOINT ["tini", "--", "node_modules/.bin/node", "--max-semi-space-size=8", "web/host.ts"]
