# The site and its server. Build with: docker build -t landing-pages .

FROM node:26.10.0-slim AS site
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY generator/package.json generator/
COPY schema/package.json schema/
COPY server/package.json server/
COPY site/package.json site/
# The image includes Node, so the install scripts, which would download the `node` package, are skipped.
RUN npm ci --ignore-scripts
COPY schema schema
COPY generator generator
COPY site site
COPY landing-configs landing-configs
RUN npm run build

# Where authors edit pages: the generator, and the pages in a repository of their own. Build with --target studio.
FROM site AS studio
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/*
COPY server server
# Volumes begin with these folders: the pages of this image are the first ones that authors edit.
RUN install --directory /data /releases /pages \
  && mv landing-configs /pages/ \
  && git -C /pages init --quiet --initial-branch=main \
  && git -C /pages add --all \
  && git -C /pages -c user.name=Studio -c user.email=studio@localhost commit --quiet --message="Pages of the image" \
  && chown --recursive node:node /data /releases /pages .cache
USER node
# Node receives signals directly.
CMD ["node", "generator/bin.mjs", "studio"]

# The server's package.json with the shared lockfile: npm uses the locked versions and omits packages of the build.
FROM node:26.10.0-slim AS dependencies
WORKDIR /app
COPY server/package.json package-lock.json .npmrc ./
RUN npm install --ignore-scripts --omit=dev

FROM node:26.10.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DIST_DIR=/app/dist
WORKDIR /app
RUN install --directory --owner=node --group=node --mode=700 /data /erasures /releases
COPY --from=dependencies /app/node_modules node_modules
COPY package.json ./
COPY schema/api schema/api
COPY schema/phone schema/phone
COPY schema/live-folder.ts schema/nearest.ts schema/portal-routes.ts schema/redirects.ts schema/
COPY server server
COPY --from=site /app/dist dist
USER node
VOLUME /data
EXPOSE 3000
# Liveness only: a database outage must not restart the container.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "server/deploy/check-health.ts", "/healthz"]
# Node receives signals directly: SIGTERM lets requests and deliveries finish.
CMD ["node", "server/start.ts"]
