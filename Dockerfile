# The site and the server that shows it. Builds with: docker build -t landing-pages .

FROM node:26.10.0-slim AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

FROM base AS site
# The image brings Node: the npm package of the same version need not fetch it once more.
RUN npm ci --ignore-scripts
COPY schema schema
COPY generator generator
COPY site site
COPY landing-configs landing-configs
RUN npm run build

FROM base AS dependencies
RUN npm ci --ignore-scripts --omit=dev

FROM node:26.10.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DIST_DIR=/app/dist
WORKDIR /app
RUN install --directory --owner=node --group=node --mode=700 /data
COPY --from=dependencies /app/node_modules node_modules
COPY package.json ./
COPY schema/api schema/api
COPY schema/portal-routes.ts schema/
COPY server server
COPY --from=site /app/dist dist
USER node
VOLUME /data
EXPOSE 3000
# Whether it is alive, not whether it is ready: who restarts it must not do so because a database is away.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "server/deploy/check-health.ts", "/healthz"]
# Node itself gets the signals, so that SIGTERM lets requests and deliveries finish.
CMD ["node", "server/start.ts"]
