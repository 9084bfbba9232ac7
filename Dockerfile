# The built site, its server and the organisers' command line. How to use it: docs/deploy.md

# Both bases are named by the digest of their index (amd64 and arm64), so that a moved tag changes
# nothing; docs/deploy.md says how to bring them up to date.
# Node 22: on 24 better-sqlite3 12 can end the process.
# The full image has a compiler, for where no prebuilt file of better-sqlite3 is to be had.
FROM node:22-bookworm@sha256:363e1587494626837fa7f9a23bdb453d13b0ff3c67c705c2805cfc69c2d2fad7 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The public address, such as https://convencion.example.org
ARG SITE_URL
ENV SITE_URL=$SITE_URL
RUN npm run build
RUN npm prune --omit=dev

FROM node:22.23.2-bookworm-slim@sha256:83f487e0a63425e5b4d146fb5e5be574bcbe1b7b843d3ebafdd95eaf7767a7e5
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
