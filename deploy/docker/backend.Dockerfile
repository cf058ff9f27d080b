# syntax=docker/dockerfile:1
# docker build --file deploy/docker/backend.Dockerfile --tag storefront-backend .
FROM node:20-bookworm AS build
WORKDIR /repository
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
RUN npm run --silent build:programs -- /programs backend
WORKDIR /programs/backend
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund
RUN mkdir --mode=700 /data && chown node:node /data

FROM node:20-bookworm-slim
LABEL org.opencontainers.image.title="storefront-backend" \
      org.opencontainers.image.description="The storefront's API, member portal and payments"
# pg_dump and pg_restore, for backups of PostgreSQL.
RUN apt-get update \
 && apt-get install --yes --no-install-recommends postgresql-client \
 && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production \
    BACKEND_HOST=:: \
    DATA_DIR=/data \
    MONITOR_HOST=:: \
    BACKEND_MONITOR_PORT=4100
WORKDIR /backend
COPY --from=build /programs/backend ./
COPY --from=build --chown=node:node /data /data
VOLUME /data
USER node
EXPOSE 4000 4100
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "server.mjs", "health"]
CMD ["node", "server.mjs"]
