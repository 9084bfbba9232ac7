# The built site, its server and the organisers' command line. How to use it: docs/deploy.md

# Node 24 and nothing else: no compiler, no Python. Rebuild the image to get its security updates.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The public address, such as https://convencion.example.org
ARG SITE_URL
ENV SITE_URL=$SITE_URL
RUN npm run build
# The image has its own Node, so the one that npm scripts bring stays behind.
RUN npm prune --omit=dev && rm -rf node_modules/node-*

FROM node:24-bookworm-slim
WORKDIR /app
# A volume that is mounted here for the first time takes over these owners.
RUN mkdir /data /respaldos /publicado && chown node:node /data /respaldos /publicado && \
  chmod 700 /data /respaldos
# The texts that a volume begins with; CONTENT_DIR names it where texts are published.
COPY --from=build --chown=node:node /app/content /contenido
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# One heap of glibc for each thread would keep what pictures and compression needed.
ENV HOST=0.0.0.0 PORT=3000 DATABASE_URL=sqlite:/data/convencion.db MALLOC_ARENA_MAX=2
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=8", "--max-semi-space-size=8", "--v8-pool-size=1", "--expose-gc", "dist/server/main.js"]
