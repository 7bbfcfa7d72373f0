# Staging: the app and its back end (docs/staging.md). Data: a Postgres by DATABASE_URL, or the volume /data.
FROM node:24-bookworm-slim
ENV NO_COLOR=1
WORKDIR /app
COPY --chown=node:node . .
RUN npm ci --no-audit --no-fund && npm run build -- --staging && \
    mkdir /data && chown -R node:node /app /data
USER node
EXPOSE 4400
VOLUME /data
# npm would not pass on the signal to stop.
ENTRYPOINT ["node", "cli/bin/fairlead.mjs", "staging", "--host", "0.0.0.0", "--data", "/data"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://localhost:4400/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
