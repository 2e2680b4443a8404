import "./production.ts";
import "./private-files.ts";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from "node:http";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { type Config, ConfigError, readConfig } from "./config/config.ts";
import { DatabaseUnavailable } from "./database/database-unavailable.ts";
import { filesFirst } from "./http/files-first.ts";
import { answerMalformed, refuseAmbiguous } from "./http/malformed.ts";
import { refusePipelines } from "./http/pipelined.ts";
import { NotBuilt, openSiteFiles } from "./http/site-files.ts";
import { endSlowReaders } from "./http/slow-readers.ts";
import { describeError } from "./log/describe-error.ts";
import { renderInThreads } from "./render-in-threads.ts";
import { mqttPath } from "./sandbox/mqtt-path.ts";
import { watchConnections } from "./shutdown/drain.ts";
import { isServedOverTls, openSite } from "./site.ts";
import { CantListen, explainListenError, heldMailNotice } from "./start-words.ts";
import { tellSupervisor } from "./watch/tell-supervisor.ts";
import { startWatchdog } from "./watch/watchdog.ts";

/** The same path from the source and from the bundle. */
const buildFolder = join(import.meta.dirname, "../build");

/** Limits on one connection. Times in milliseconds, sizes in bytes. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  /** How often Node looks for connections past their time. */
  connectionsCheckingInterval: 1000,
};

/** A connection on which nothing moves for so long (ms) is ended: its reader has gone. Uploads wait for those before them. */
const silence = 150_000;

/** One for each core, two at least and four at most: one network never has all of them. */
const pagesAtOnce = Math.min(4, Math.max(2, availableParallelism()));

/** From listening until the first thread for pages is started, unless a request needs it sooner. */
const calm = 1000; /* ms */

/** How long deliveries under way may take once every request is answered; other nodes deliver the rest. */
const longestClose = 10_000; /* ms */

try {
  await main(readConfig(process.env));
} catch (error) {
  const expected = [CantListen, ConfigError, DatabaseUnavailable, NotBuilt].some(
    (kind) => error instanceof kind,
  );
  if (!expected) console.error(error);
  const { message } = error as Error;
  /* Whoever looks for the reason reads the last line. */
  console.error(expected ? message : `The site does not start: ${message.split("\n")[0]}`);
  process.exit(1);
}

async function main(config: Config) {
  const renderer = renderInThreads(buildFolder, pagesAtOnce);
  const files = await openSiteFiles(buildFolder, { tls: isServedOverTls(config) });
  const site = await openSite(config, {
    files,
    renderPage: renderer.renderPage,
    loadRenderer: renderer.load,
    pagesAtOnce,
    folder: buildFolder,
  });
  /* The link to the first account must not end up in a stored log. */
  const firstPath = !site.hasAccounts && process.stdout.isTTY ? await site.firstAccountPath() : undefined;
  const metrics = config.metrics && (await listenForMetrics(config.metrics));
  const server = serve(
    {
      fetch: site.app.fetch,
      hostname: config.host,
      port: config.port,
      serverOptions: { ...limits, shouldUpgradeCallback: isMqtt },
      createServer: ((options: ServerOptions, app: RequestListener) =>
        createServer(
          options,
          refusePipelines(refuseAmbiguous(filesFirst(files, site.log, app))),
        )) as typeof createServer,
    },
    ({ address, family, port }) => {
      const origin = `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
      site.log.info({ origin }, "listening");
      startWatchdog(join(buildFolder, "watchdog.js"));
      tellSupervisor(process.env, (words) => site.log.warn(words));
      console.info(`• The site is at ${origin} (Ctrl+C stops it).`);
      if (!site.hasAccounts)
        console.info(`• Nobody can sign in at ${origin}/staff yet. ${firstSteps(origin)}`);
      if (site.waitingMail !== undefined) console.info(`• ${heldMailNotice(site.waitingMail)}`);
    },
  );
  server.on("error", async (error: NodeJS.ErrnoException) => {
    if ((server as Server).listening)
      return site.log.warn({ error: describeError(error) }, "A connection could not be accepted");
    await site.close();
    console.error(`The site can't listen on ${config.host}:${config.port}: ${explainListenError(error)}`);
    process.exit(1);
  });
  (server as Server).setTimeout(silence);
  endSlowReaders(server as Server);
  answerMalformed(server as Server);
  if (site.upgrade) server.on("upgrade", site.upgrade);
  setTimeout(() => void site.prepare(), calm);
  const drain = watchConnections(server as Server);
  metrics?.measure(server as Server);
  let isStopping = false;
  process.on("SIGINT", () => void stop("SIGINT", 0));
  process.on("SIGTERM", () => void stop("SIGTERM", config.drainSeconds * 1000));

  async function listenForMetrics({ host, port }: NonNullable<Config["metrics"]>) {
    const { serveMetrics } = await import("./metrics/serve-metrics.ts");
    try {
      const listening = await serveMetrics({ host, port, ...site.measured });
      site.log.info({ host, port: listening.port }, "metrics");
      return listening;
    } catch (error) {
      await site.close();
      const words = explainListenError(error as NodeJS.ErrnoException, "METRICS_PORT");
      throw new CantListen(`The metrics can't be served at ${host}:${port}: ${words}`, { cause: error });
    }
  }

  /** Every other request to change protocols is answered as if it had not asked. */
  function isMqtt({ url, method, headers }: IncomingMessage) {
    return (
      site.upgrade !== undefined &&
      method === "GET" &&
      url === mqttPath &&
      headers.upgrade?.toLowerCase() === "websocket"
    );
  }

  function firstSteps(origin: string) {
    if (!firstPath) return "A link that makes the first account is printed by: npm run staff -- first";
    return `This link makes the first account, once, within 30 minutes:\n  ${config.siteUrl ?? origin}${firstPath}`;
  }

  /** Finishes the requests under way before it goes. @param pause how long proxies have to notice, in ms */
  async function stop(signal: string, pause: number) {
    /* Ctrl+C signals this process twice: from the terminal, and from the npm that started it. */
    if (isStopping) return;
    isStopping = true;
    site.log.info({ signal, pause }, "closing");
    site.beginToClose();
    const cut = await drain({ pause });
    if (cut > 0) site.log.warn({ connections: cut }, "Requests did not finish in time and were aborted");
    const isClosed = await Promise.race([site.close().then(() => true), wait(longestClose, false)]);
    if (!isClosed) site.log.warn("Deliveries did not finish in time; they will be tried again");
    site.log.info("closed");
    process.exit();
  }
}
