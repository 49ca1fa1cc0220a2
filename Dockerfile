# Credscout in a container: built in one stage, run in another as a user without rights.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Without the optional packages that bring Node.js itself: the image has it.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY vite.config.ts tsconfig*.json ./
COPY src src
COPY scripts scripts
COPY catalogue catalogue
RUN node node_modules/vite/bin/vite.js build --logLevel error

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node-linux-* && npm cache clean --force

FROM node:24-bookworm-slim
# As scripts/server-start.mjs: glibc gives back at once what compiling the database took.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY package.json README.md LICENSE ./
COPY bin bin
COPY scripts/prepare.mjs scripts/prepare.mjs
COPY catalogue catalogue
COPY src/domain src/domain
COPY src/contract src/contract
COPY src/research src/research
COPY src/server src/server
COPY --from=build /app/dist dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
# Node itself, not npm: signals reach it.
CMD ["node", "--max-semi-space-size=8", "src/server/main.ts"]
