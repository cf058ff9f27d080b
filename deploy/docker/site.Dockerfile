# syntax=docker/dockerfile:1
# docker build --file deploy/docker/site.Dockerfile --tag storefront-site .
FROM node:20-bookworm AS build
WORKDIR /repository
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
RUN npm run --silent build:programs -- /programs site
WORKDIR /programs/site
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund
RUN mkdir /releases && chown node:node /releases

FROM node:20-bookworm-slim
LABEL org.opencontainers.image.title="storefront-site" \
      org.opencontainers.image.description="Serves the storefront's released pages, and renders them"
ENV NODE_ENV=production \
    RELEASE_DIR=/releases \
    MONITOR_HOST=:: \
    SITE_MONITOR_PORT=3100
WORKDIR /site
COPY --from=build /programs/site ./
COPY --from=build --chown=node:node /releases /releases
# What is released is mounted here and only read; with object storage it is the site's cache.
VOLUME /releases
USER node
EXPOSE 3000 3100
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "server.mjs", "health"]
CMD ["node", "server.mjs"]
