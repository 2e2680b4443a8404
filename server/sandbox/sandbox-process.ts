import { type ChildProcess, fork } from "node:child_process";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { type Duplex, pipeline } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie, setCookie } from "hono/cookie";
import { proxy } from "hono/proxy";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { ownFormsOnly } from "../http/own-forms.ts";
import { networkOf } from "../http/rate-limit.ts";
import { threadFile } from "../threads/thread-file.ts";
import { mqttPath } from "./mqtt-path.ts";
import { endedWithProcess, lostWords, peerHeader } from "./peers.ts";
import { longestRequest, noSandbox, type Problem, say, tooLong } from "./problem.ts";
import type { SandboxPage } from "./sandbox-view.ts";

/** Megabytes of the process's heap: fifty floors have some 150. */
const heap = 512;
/** From the start of the process until it answers, ms. */
const longestStart = 30_000;
/** A process that has said nothing for so long (ms) stands still, and is ended. */
const longestSilence = 10_000;
/** Connections to the process: readers of events keep theirs. */
const maxConnections = 300;
/** Connections over WebSocket. */
const maxWebSockets = 300;
/** What the beginning of a WebSocket needs. */
const handshake = [
  "Upgrade",
  "Connection",
  "Sec-WebSocket-Key",
  "Sec-WebSocket-Version",
  "Sec-WebSocket-Protocol",
];
/** The cookie of a sandbox's page, and how long it is kept, s: a sandbox's life and its report's. */
const keyCookie = "mag-sandbox";
const keptFor = 3 * 3600;
/** An answer to a page's own request that takes longer (ms) is given up. */
const longestAnswer = 5000;
/** @param siteUrl as it is set; without it, the origin that a request was sent to */
type Settings = {
  siteUrl: string | undefined;
  silence: number;
  /** Where MQTT listens; port 0: any that is free. `url`: a broker that other processes share. */
  mqtt: { host: string; port: number; url: string | undefined };
  /** Where the process itself listens; port 0: any that is free. */
  own: { host: string; port: number };
  log: Logger;
};
type Requests = {
  addressOf: (context: Context) => string;
  showPage: (context: Context, page: SandboxPage) => Promise<Response>;
};
type Told = {
  port?: number;
  token?: string;
  noBroker?: string;
  broker?: { isUp: boolean; code?: string };
  counts?: { open: number; clients: number; ids: string[] };
};

/** Where the process listens, and what it wants to be shown. */
type Listening = { at: string; port: number; token: string };

/** Sandboxes in a process of their own, which begins with the first sandbox. */
export function openSandboxProcess({ siteUrl, silence, mqtt, own, log }: Settings) {
  let child: ChildProcess | undefined;
  let running: Promise<Listening> | undefined;
  let open = 0;
  let clients = 0;
  let connections = 0;
  let webSockets = 0;
  let isClosing = false;
  /** Sandboxes that run, and those that ended with their process. */
  let ids: readonly string[] = [];
  const lost = new LRUCache<string, true>({ max: 1000 });
  /** Whether the broker that processes share answers. */
  let isBrokerUp: boolean | undefined;
  /* Other processes have sandboxes, too, which this one finds. */
  if (mqtt.url !== undefined) started().catch(() => {});

  return {
    requests,
    upgrade,
    counts: () => ({ open, connections: connections + clients }),
    close() {
      isClosing = true;
      child?.kill();
    },
  };

  /** Passes MQTT over WebSocket on to the process, which a sandbox has started before. */
  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    socket.on("error", () => socket.destroy());
    const refuse = (status: string, words: string) =>
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain\r\n\r\n${words}`);
    if (isOfAnotherSite(request))
      return refuse(
        "403 Forbidden",
        "Pages of this site connect here, and programs; pages of other sites don't.",
      );
    const at = isClosing ? undefined : await running?.catch(() => undefined);
    if (at === undefined)
      return refuse("503 Service Unavailable", "No sandbox is open: POST /sandbox opens one.");
    if (webSockets >= maxWebSockets)
      return refuse("503 Service Unavailable", "Many are connected. Try again in a minute.");
    webSockets++;
    const inside = connect(at.port, own.host);
    const lines = handshake.flatMap((name) => {
      const value = request.headers[name.toLowerCase()];
      return value === undefined ? [] : [`${name}: ${String(value)}`];
    });
    inside.write(
      `GET ${mqttPath} HTTP/1.1\r\nHost: localhost\r\n${peerHeader}: ${at.token}\r\n${lines.join("\r\n")}\r\n\r\n`,
    );
    inside.write(head);
    inside.once("close", () => webSockets--);
    pipeline(socket, inside, () => inside.destroy());
    pipeline(inside, socket, () => socket.destroy());
  }

  /** Whether a browser sends it from a page of another site; programs name no page. */
  function isOfAnotherSite({ headers: { origin, host } }: IncomingMessage) {
    return origin !== undefined && URL.parse(origin)?.host !== (siteUrl ? new URL(siteUrl).host : host);
  }

  /** @param showPage renders the page of a sandbox */
  function requests({ addressOf, showPage }: Requests) {
    const app = new Hono();
    const limit = bodyLimit({
      maxSize: longestRequest,
      onError: () => say(tooLong),
    });
    /** A form of the page, which no other site may send. */
    const ownForm = ownFormsOnly(siteUrl);
    const originOf = (context: Context) => siteUrl ?? new URL(context.req.url).origin;
    const tls = siteUrl?.startsWith("https:") === true;
    const cookieName = tls ? `__Secure-${keyCookie}` : keyCookie;
    /** The key of a request: as software sends it, or the cookie of a sandbox's page. */
    const keyIn = (context: Context) =>
      context.req.header("Authorization")?.replace(/^Bearer /i, "") ?? getCookie(context, cookieName) ?? "";
    /** What the process answers to a request of the page's own. */
    const ask = async (context: Context, path: string, init: RequestInit = {}, key = keyIn(context)) => {
      if (isClosing) return later("The site is being stopped", "Try again in a minute.");
      if (isNone(path)) return say(noSandbox);
      try {
        const { at, token } = await started();
        return await proxy(`${at}${path}`, {
          ...init,
          signal: AbortSignal.timeout(longestAnswer),
          headers: {
            ...init.headers,
            [peerHeader]: token,
            "X-Origin": originOf(context),
            "X-Network": networkOf(addressOf(context)),
            ...(key !== "" && { Authorization: `Bearer ${key}` }),
          },
        });
      } catch (error) {
        log.warn({ code: (error as NodeJS.ErrnoException).code }, "the sandboxes did not answer");
        return later("The sandboxes are being started anew", "Try again in a few seconds.");
      }
    };
    const show = async (context: Context) => {
      const id = context.req.param("id") ?? "";
      if (lost.has(id))
        return showPage(context, { is: "ended", ended: { id, why: lostWords, report: undefined } });
      const answer = await ask(context, `${addressOfPage(id)}/page`);
      if (!answer.ok) return showPage(context, await refusedIn(answer));
      return showPage(context, (await answer.json()) as SandboxPage);
    };
    const pass = async (context: Context) => {
      if (isClosing) return later("The site is being stopped", "Try again in a minute.");
      const { pathname } = new URL(context.req.url);
      if (isLost(pathname)) return say(endedWithProcess);
      if (isNone(pathname)) return say(noSandbox);
      if (connections >= maxConnections) return later("Many are connected", "Try again in a minute.");
      connections++;
      let isDone = false;
      const done = () => {
        if (!isDone) connections--;
        isDone = true;
      };
      try {
        /* A page's cookie reads; what changes something needs the header. */
        const key = context.req.method === "GET" ? keyIn(context) : "";
        const { at, token } = await started();
        const answer = await proxy(`${at}${pathname}`, {
          raw: context.req.raw,
          headers: {
            [peerHeader]: token,
            "X-Origin": originOf(context),
            "X-Network": networkOf(addressOf(context)),
            ...named(context, ["Content-Type", "Last-Event-ID", "Authorization"]),
            ...(key !== "" && { Authorization: `Bearer ${key}` }),
          },
        });
        const body = answer.body?.pipeThrough(new TransformStream({ flush: done }));
        if (!body) done();
        context.req.raw.signal.addEventListener("abort", done, { once: true });
        return new Response(body ?? null, answer);
      } catch (error) {
        done();
        if (context.req.raw.signal.aborted) throw error;
        log.warn({ code: (error as NodeJS.ErrnoException).code }, "the sandboxes did not answer");
        return later("The sandboxes are being started anew", "Try again in a few seconds.");
      }
    };

    /** Lets this browser in: what its page reads and sends has the key. */
    const letIn = (context: Context, id: string, key: string) =>
      setCookie(context, cookieName, key, {
        httpOnly: true,
        sameSite: "Strict",
        path: addressOfPage(id),
        secure: tls,
        maxAge: keptFor,
      });

    /* The button of a page: it opens a sandbox and shows it. */
    app.post("/sandbox", limit, async (context, next) => {
      if (!isForm(context)) return next();
      const refusal = await ownForm(context, async () => {});
      if (refusal) return refusal;
      const form = new URLSearchParams(await context.req.text());
      const [preset, link, speed] = ["preset", "link", "speed"].map(
        (name) => form.get(name)?.trim() || undefined,
      );
      const body = JSON.stringify({ preset, link, ...(speed && { speed: Number(speed) }) });
      const headers = { "Content-Type": "application/json" };
      const answer = await ask(context, "/sandbox", { method: "POST", body, headers });
      if (answer.status !== 201) return showPage(context, await refusedIn(answer));
      const { id, key } = (await answer.json()) as { id: string; key: string };
      letIn(context, id, key);
      return context.redirect(addressOfPage(id), 303);
    });
    app.post("/sandbox", limit, pass);
    app.get("/sandbox/:id", (context) => show(context));
    app.post("/sandbox/:id", limit, async (context) => {
      const refusal = await ownForm(context, async () => {});
      if (refusal) return refusal;
      const id = context.req.param("id");
      await ask(context, addressOfPage(id), { method: "DELETE" });
      return context.redirect(addressOfPage(id), 303);
    });
    app.post("/sandbox/:id/key", limit, async (context) => {
      const refusal = await ownForm(context, async () => {});
      if (refusal) return refusal;
      const id = context.req.param("id");
      const key = new URLSearchParams(await context.req.text()).get("key")?.trim().slice(0, 200) ?? "";
      const answer = await ask(context, `${addressOfPage(id)}/page`, {}, key);
      if (!answer.ok) return showPage(context, await refusedIn(answer));
      const page = (await answer.json()) as SandboxPage;
      if (page.is !== "open" || page.wrongKey) return showPage(context, page);
      letIn(context, id, key);
      return context.redirect(addressOfPage(id), 303);
    });
    app.post("/sandbox/:id/trouble", limit, async (context) => {
      if (!isForm(context)) return pass(context);
      const refusal = await ownForm(context, async () => {});
      if (refusal) return refusal;
      const id = context.req.param("id");
      const form = new URLSearchParams(await context.req.text());
      const [vehicle, trouble, on] = ["vehicle", "trouble", "on"].map((name) =>
        form.get(name)?.trim().slice(0, 200),
      );
      const body = JSON.stringify({ vehicle, trouble, on: on === "true" });
      const headers = { "Content-Type": "application/json" };
      const path = `${addressOfPage(id)}/trouble`;
      const answer = await ask(context, path, { method: "POST", body, headers });
      if (!answer.ok) return showPage(context, await refusedIn(answer));
      return context.redirect(`${addressOfPage(id)}#trouble`, 303);
    });
    app.delete("/sandbox/:id", limit, pass);
    for (const path of ["/sandbox/:id/api/*", "/sandbox/:id/events"])
      app.on(["GET", "POST", "DELETE"], path, limit, pass);
    for (const path of ["watch", "report", "report.xml"]) app.get(`/sandbox/:id/${path}`, limit, pass);
    return app;
  }

  /** Whether a path names a sandbox while there is none: only one that opens starts the process. */
  function isNone(path: string) {
    return running === undefined && mqtt.url === undefined && path !== "/sandbox";
  }

  /** Whether a path names a sandbox that ended with its process. */
  function isLost(path: string) {
    return lost.has(path.split("/")[2] ?? "");
  }

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
    begun.on("exit", (code, signal) => {
      if (child !== begun) return;
      child = undefined;
      running = undefined;
      [open, clients] = [0, 0];
      for (const id of ids) lost.set(id, true);
      ids = [];
      if (!isClosing) log.error({ alarm: "sandboxes-ended", code, signal }, "the sandboxes' process ended");
    });
    let timer: NodeJS.Timeout | undefined;
    begun.on("message", () => {
      clearTimeout(timer);
      timer = setTimeout(() => begun.kill("SIGKILL"), longestSilence).unref();
    });
    const listening = new Promise<Listening>((resolve, reject) => {
      begun.on("message", (told: Told) => {
        const { port, token } = told;
        if (port && token) resolve({ at: `http://${nameOf(own.host)}:${port}`, port, token });
        if (told.broker) tellOf(told.broker);
        if (told.counts) ({ open, clients, ids } = told.counts);
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

/** Whether a page's form was sent: curl gives a body of its own the same type, but names no origin. */
const isForm = (context: Context) =>
  context.req.header("Content-Type")?.startsWith("application/x-www-form-urlencoded") === true &&
  (context.req.header("Origin") ?? context.req.header("Sec-Fetch-Site")) !== undefined;

const addressOfPage = (id: string) => `/sandbox/${encodeURIComponent(id)}`;

async function refusedIn(answer: Response): Promise<SandboxPage> {
  const { title, detail } = (await answer.json()) as Problem;
  return { is: "refused", status: answer.status, title, detail };
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
