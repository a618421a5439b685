# A demonstration of the portal with its stand-in API; see docs/deploying.md.
FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /save
COPY . .
RUN npm ci && npm run build --workspace @save/portal
RUN npm ci --omit=dev --workspace @save/fake-api

FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /save
COPY --from=build /save/package.json ./
COPY --from=build /save/node_modules node_modules
COPY --from=build /save/packages packages
COPY --from=build /save/apps/fake-api apps/fake-api
COPY --from=build /save/apps/portal/dist apps/portal/dist
ENV NODE_ENV=production SAVE_ALLOW_PRODUCTION=1 HOST=0.0.0.0 PORT=4400 SAVE_LOG=1
USER node
EXPOSE 4400
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/Member`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "apps/fake-api/src/start.mjs"]
