# The built site, its server and the organisers' command line. How to use it: docs/deploy.md

# Both bases are named by the digest of their index (amd64 and arm64), so that a moved tag changes
# nothing; docs/deploy.md says how to bring them up to date.
# The full image has a compiler, for where no prebuilt file of better-sqlite3 is to be had: compiled on
# Node 24.19 or newer that ends the process, so both have the version in .nvmrc.
FROM node:24.18.1-bookworm@sha256:19cd848a0e073d34bd8cd5545a1b6b4d28489b3e3b607366621ced442bd5f6b4 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The public address, such as https://convencion.example.org
ARG SITE_URL
ENV SITE_URL=$SITE_URL
RUN npm run build
RUN npm prune --omit=dev

FROM node:24.18.1-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7
WORKDIR /app
# A volume that is mounted here for the first time takes over these owners.
RUN mkdir /data /respaldos && chown node:node /data /respaldos && chmod 700 /data /respaldos
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
ENV HOST=0.0.0.0 PORT=3000 DATABASE_URL=sqlite:/data/convencion.db
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--v8-pool-size=1", "dist/server/main.js"]
