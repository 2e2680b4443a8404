# The built site, with what it needs to run and nothing that builds it.
#   docker build -t mag-robotics .
#   docker run --read-only --tmpfs /tmp -p 3000:3000 -v mag-data:/data mag-robotics

FROM node:26-bookworm-slim AS build
# A library of the project's own Node, which slim images lack.
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --omit=dev --include=optional --no-audit --no-fund --loglevel=error
COPY . .
RUN node scripts/run.mjs scripts/site/build.ts --always
RUN node scripts/run.mjs scripts/site/assemble.ts /app
# Node keeps compiled modules by their paths, so this runs where the site will stand.
WORKDIR /app
ENV NODE_COMPILE_CACHE=/app/.compiled
RUN node_modules/.bin/node /build/scripts/site/warm.mjs && chmod -R a+rX .compiled

# The project's own Node comes with its packages.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
COPY --from=build /app /app
RUN mkdir --mode=0700 /data && chown 65532:65532 /data
WORKDIR /app
ENV NODE_ENV=production NODE_COMPILE_CACHE=/app/.compiled HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/app/node_modules/.bin:$PATH
VOLUME /data
EXPOSE 3000
USER 65532:65532
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s --retries=3 CMD ["node", "scripts/commands/healthcheck.ts"]
# It starts the site anew when it stands still: no container engine does so for one that is merely unhealthy.
CMD ["node", "build/supervise.js"]
