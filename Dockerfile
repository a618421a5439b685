# A demonstration of the portal with its stand-in API; see docs/deploying.md.
FROM node:24-slim
WORKDIR /save
COPY . .
RUN npm ci && npm run build
ENV NODE_ENV=production SAVE_ALLOW_PRODUCTION=1 HOST=0.0.0.0 PORT=4400 SAVE_LOG=1
USER node
EXPOSE 4400
CMD ["node", "apps/fake-api/src/start.mjs"]
