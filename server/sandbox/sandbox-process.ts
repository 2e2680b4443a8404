import { type ChildProcess, fork } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { proxy } from "hono/proxy";
import type { Logger } from "pino";
import { networkOf } from "../http/rate-limit.ts";
import { threadFile } from "../threads/thread-file.ts";
import { longestRequest, say, tooLong } from "./problem.ts";

/** Megabytes of the process's heap: fifty floors have some 150. */
const heap = 512;
/** From the start of the process until it answers, ms. */
const longestStart = 10_000;
/** A process that has said nothing for so long (ms) stands still, and is ended. */
const longestSilence = 10_000;
/** Connections to the process: readers of events keep theirs. */
const maxConnections = 300;

/** @param siteUrl as it is set; without it, the origin that a request was sent to */
type Settings = {
  siteUrl: string | undefined;
  silence: number;
  /** Where MQTT listens; port 0: any that is free. */
  mqtt: { host: string; port: number };
  log: Logger;
};
type Told = { port?: number; noBroker?: string; counts?: { open: number; clients: number } };

/** Sandboxes in a process of their own, which begins with the first request for one. */
export function openSandboxProcess({ siteUrl, silence, mqtt, log }: Settings) {
  let child: ChildProcess | undefined;
  let port: Promise<number> | undefined;
  let open = 0;
  let clients = 0;
  let connections = 0;
  let isClosing = false;

  return {
    requests,
    counts: () => ({ open, connections: connections + clients }),
    close() {
      isClosing = true;
      child?.kill();
    },
  };

  function requests(addressOf: (context: Context) => string) {
    const app = new Hono();
    const limit = bodyLimit({
      maxSize: longestRequest,
      onError: () => say(tooLong),
    });
    const pass = async (context: Context) => {
      if (isClosing) return later("The site is being stopped", "Try again in a minute.");
      if (connections >= maxConnections) return later("Many are connected", "Try again in a minute.");
      connections++;
      let isDone = false;
      const done = () => {
        if (!isDone) connections--;
        isDone = true;
      };
      try {
        const { pathname, origin } = new URL(context.req.url);
        const answer = await proxy(`http://127.0.0.1:${await started()}${pathname}`, {
          raw: context.req.raw,
          headers: {
            "X-Origin": siteUrl ?? origin,
            "X-Network": networkOf(addressOf(context)),
            ...named(context, ["Authorization", "Content-Type", "Last-Event-ID"]),
          },
        });
        const body = answer.body?.pipeThrough(new TransformStream({ flush: done }));
        context.req.raw.signal.addEventListener("abort", done, { once: true });
        return new Response(body ?? null, answer);
      } catch (error) {
        done();
        if (context.req.raw.signal.aborted) throw error;
        log.warn({ code: (error as NodeJS.ErrnoException).code }, "the sandboxes did not answer");
        return later("The sandboxes are being started anew", "Try again in a few seconds.");
      }
    };
    app.post("/sandbox", limit, pass);
    for (const path of ["/sandbox/:id/api/*", "/sandbox/:id/events"])
      app.on(["GET", "POST", "DELETE"], path, limit, pass);
    return app;
  }

  async function started() {
    port ??= start();
    return port;
  }

  function start() {
    const file = threadFile("sandbox", "server/sandbox/sandbox-main.ts");
    const begun = fork(file, [`${silence}`, mqtt.host, `${mqtt.port}`], {
      /* Nothing of the site's, such as its secrets. */
      env: {},
      execArgv: [`--max-old-space-size=${heap}`],
    });
    child = begun;
    begun.on("exit", (code, signal) => {
      if (child !== begun) return;
      child = undefined;
      port = undefined;
      [open, clients] = [0, 0];
      if (!isClosing) log.error({ alarm: "sandboxes-ended", code, signal }, "the sandboxes' process ended");
    });
    let timer: NodeJS.Timeout | undefined;
    begun.on("message", () => {
      clearTimeout(timer);
      timer = setTimeout(() => begun.kill("SIGKILL"), longestSilence).unref();
    });
    const listening = new Promise<number>((resolve, reject) => {
      begun.on("message", (told: Told) => {
        if (told.port) resolve(told.port);
        if (told.counts) ({ open, clients } = told.counts);
        if (told.noBroker) log.error({ code: told.noBroker }, "the sandboxes' MQTT port could not be opened");
      });
      begun.on("exit", () => reject(new Error("The sandboxes' process ended")));
      begun.on("error", reject);
    });
    listening.catch(() => {});
    const late = wait(longestStart, undefined, { ref: false }).then(() => {
      throw new Error("The sandboxes' process did not start in time");
    });
    late.catch(() => {});
    return Promise.race([listening, late]);
  }
}

function named(context: Context, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = context.req.header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const later = (title: string, detail: string) => say({ title, status: 503, detail }, { "Retry-After": "10" });

export type SandboxProcess = ReturnType<typeof openSandboxProcess>;
