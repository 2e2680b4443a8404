import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { DescribedError } from "../log/describe-error.ts";
import { threadFile } from "../threads/thread-file.ts";

/** Megabytes of the process's heap: fifty floors have some 150. */
const heap = 512;
/** From the start of the process until it answers, ms. */
const longestStart = 60_000;
/**
 * A process that has said nothing for so long (ms) stands still, and is ended. It gives way to all others (`nice`): on a
 * machine with much to do it may get no processor for 10 s, with floors that are well.
 */
const longestSilence = 60_000;

/** From the end of a process until it is told (ms), where processors are busy. */
const endTakes = 2000;

/** @param mqtt where MQTT listens; port 0: any that is free. `url`: a broker that other processes share */
export type ChildSettings = {
  silence: number;
  mqtt: { host: string; port: number; url: string | undefined };
  /** Where the process itself listens; port 0: any that is free. */
  own: { host: string; port: number };
  log: Logger;
};

/** Where the process listens, and what it wants to be shown. */
export type Listening = { at: string; host: string; port: number; token: string };

type Told = {
  port?: number;
  token?: string;
  noBroker?: string;
  failed?: DescribedError;
  broker?: { isUp: boolean; code?: string };
  counts?: { open: number; clients: number; refused: number; ids: string[] };
};

/** The process of all sandboxes, which begins with the first one. */
export function openChild({ silence, mqtt, own, log }: ChildSettings) {
  let child: ChildProcess | undefined;
  let running: Promise<Listening> | undefined;
  let open = 0;
  let clients = 0;
  let refused = 0;
  let isClosing = false;
  /** Sandboxes that run, and those that ended with their process. */
  let ids: readonly string[] = [];
  const lost = new LRUCache<string, true>({ max: 1000 });
  /** Whether the broker that processes share answers. */
  let isBrokerUp: boolean | undefined;
  /* Other processes have sandboxes, too, which this one finds. */
  if (mqtt.url !== undefined) started().catch(() => {});

  return {
    started,
    /** Where it listens, if it was started before. */
    running: () => running,
    isClosing: () => isClosing,
    /** Whether a path names a sandbox while there is none: only one that opens starts the process. */
    isNone: (path: string) => running === undefined && mqtt.url === undefined && path !== "/sandbox",
    /** Whether a sandbox ended with its process. */
    isLost: (id: string) => lost.has(id),
    /** Resolves when the process has ended, or after a while. */
    async ended() {
      if (child) await Promise.race([once(child, "exit"), wait(endTakes, undefined, { ref: false })]);
    },
    counts: () => ({ open, clients, refused }),
    close() {
      isClosing = true;
      child?.kill();
    },
  };

  function tellOf({ isUp, code }: NonNullable<Told["broker"]>) {
    if (isUp === isBrokerUp || isClosing) return;
    isBrokerUp = isUp;
    if (isUp) log.info("the sandboxes' broker answers");
    else log.error({ alarm: "sandboxes-broker", code }, "the sandboxes' broker does not answer");
  }

  async function started() {
    running ??= start();
    return running;
  }

  function start() {
    const file = threadFile("sandbox", "server/sandbox/sandbox-main.ts");
    const parts = [`${silence}`, mqtt.host, `${mqtt.port}`, own.host, `${own.port}`];
    const begun = fork(file, parts, {
      /* Nothing else of the site's, such as its secrets. */
      env: mqtt.url === undefined ? {} : { MQTT_URL: mqtt.url },
      execArgv: [`--max-old-space-size=${heap}`],
    });
    child = begun;
    const gone = (how: { code: unknown; signal?: unknown }) => {
      if (child !== begun) return;
      child = undefined;
      running = undefined;
      begun.kill("SIGKILL");
      [open, clients] = [0, 0];
      for (const id of ids) lost.set(id, true);
      ids = [];
      if (!isClosing) log.error({ alarm: "sandboxes-ended", ...how }, "the sandboxes' process ended");
    };
    begun.on("exit", (code, signal) => gone({ code, signal }));
    /* One that the system doesn't start has no end. */
    begun.on("error", ({ code }: NodeJS.ErrnoException) => gone({ code }));
    let timer: NodeJS.Timeout | undefined;
    begun.on("message", () => {
      clearTimeout(timer);
      timer = setTimeout(() => begun.kill("SIGKILL"), longestSilence).unref();
    });
    const listening = new Promise<Listening>((resolve, reject) => {
      begun.on("message", (told: Told) => {
        const { port, token } = told;
        if (port && token) resolve({ at: `http://${nameOf(own.host)}:${port}`, host: own.host, port, token });
        if (told.broker) tellOf(told.broker);
        if (told.counts) ({ open, clients, refused, ids } = told.counts);
        if (told.failed) log.error({ error: told.failed }, "a sandbox failed, and ended");
        if (told.noBroker) log.error({ code: told.noBroker }, "the sandboxes' MQTT port could not be opened");
      });
      begun.on("exit", () => reject(new Error("The sandboxes' process ended")));
      begun.on("error", reject);
    });
    listening.catch(() => {});
    const late = wait(longestStart, undefined, { ref: false }).then(() => {
      throw new Error("The sandboxes' process did not start in time");
    });
    const first = Promise.race([listening, late]);
    /* The next request starts another one. */
    first.catch(() => begun.kill("SIGKILL"));
    late.catch(() => {});
    return first;
  }
}

/** A host as an address has it. */
const nameOf = (host: string) => (host.includes(":") ? `[${host}]` : host);

export type Child = ReturnType<typeof openChild>;
