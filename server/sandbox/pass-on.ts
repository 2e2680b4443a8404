import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { proxy } from "hono/proxy";
import type { Logger } from "pino";
import { clientHeader, endedWithProcess, peerHeader, untilHeader } from "./peers.ts";
import { noSandbox, say, tookTooLong } from "./problem.ts";
import type { Child } from "./sandbox-child.ts";

/** Connections to the process: readers of events keep theirs. */
const maxConnections = 300;
/** The cookie of a sandbox's page, and how long it is kept, s: a sandbox's life and its report's. */
const keyCookie = "mag-sandbox";
const keptFor = 3 * 3600;
/**
 * An answer that has not begun after this (ms) is given up in words, and the process then does nothing for it: it gives
 * way to all others, and on a machine with much to do it may get no processor for seconds.
 */
const longestAnswer = 1800;
/** The process itself may take longer to start (ms). */
const longestStart = 10_000;
/** What an answer takes from the process to here, at most, ms. */
const onItsWay = 200;

/** The address that a request comes from. */
export type AddressOf = (context: Context) => string;

type Settings = {
  siteUrl: string | undefined;
  addressOf: AddressOf;
  /** Requests that are under way. */
  passed: { connections: number };
  log: Logger;
};

/** Passes requests on to the process of sandboxes, with the key that they have. */
export function passOn(child: Child, { siteUrl, addressOf, passed, log }: Settings) {
  const tls = siteUrl?.startsWith("https:") === true;
  const cookieName = tls ? `__Secure-${keyCookie}` : keyCookie;
  return { ask, pass, letIn };

  /** What the process answers to a request of the page's own. */
  async function ask(context: Context, path: string, init: RequestInit = {}, key = keyIn(context)) {
    if (child.isClosing()) return later("The site is being stopped", "Try again in a minute.");
    if (child.isNone(path)) return say(noSandbox);
    try {
      return await answerTo(context, path, init, key);
    } catch (error) {
      if (context.req.raw.signal.aborted) throw error;
      return notAnswered(error, path);
    }
  }

  /** What the process answers to a request of software, or to one that a page's script sends. */
  async function pass(context: Context) {
    if (child.isClosing()) return later("The site is being stopped", "Try again in a minute.");
    const { pathname } = new URL(context.req.url);
    if (isLost(pathname)) return say(endedWithProcess);
    if (child.isNone(pathname)) return say(noSandbox);
    if (passed.connections >= maxConnections) return later("Many are connected", "Try again in a minute.");
    passed.connections++;
    let isDone = false;
    const done = () => {
      if (!isDone) passed.connections--;
      isDone = true;
    };
    try {
      const isHead = context.req.method === "HEAD";
      const method = isHead ? "GET" : context.req.method;
      /* A page's cookie reads; what changes something needs the header. */
      const key = method === "GET" ? keyIn(context) : "";
      const headers = named(context, ["Content-Type", "Last-Event-ID", "Authorization"]);
      /* Read first: what a slow sender takes isn't the answer's time. */
      const body = method === "GET" ? null : await context.req.arrayBuffer();
      const answer = await answerTo(context, pathname, { method, headers, body }, key);
      if (isHead) await answer.body?.cancel();
      const isEvents = answer.headers.get("Content-Type") === "text/event-stream";
      const passedOn = isHead || !answer.body ? undefined : whole(answer.body, isEvents, done);
      if (!passedOn) done();
      context.req.raw.signal.addEventListener("abort", done, { once: true });
      return new Response(passedOn ?? null, answer);
    } catch (error) {
      done();
      if (context.req.raw.signal.aborted) throw error;
      return notAnswered(error, pathname);
    }
  }

  /** @throws where the process can't be reached */
  async function answerTo(context: Context, path: string, init: RequestInit, key: string) {
    const began = await Promise.race([child.started(), wait(longestStart, undefined, { ref: false })]);
    if (!began) return later("The sandboxes are being started", "Try again in a few seconds.");
    const until = Date.now() + longestAnswer;
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), longestAnswer);
    try {
      return await proxy(`${began.at}${path}`, {
        ...init,
        signal: AbortSignal.any([context.req.raw.signal, deadline.signal]),
        headers: {
          ...init.headers,
          ...shownBy(context, began.token, key),
          [untilHeader]: `${until - onItsWay}`,
        },
      });
    } catch (error) {
      if (!deadline.signal.aborted) throw error;
      return say(...tookTooLong);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Lets this browser in: what its page reads and sends has the key. */
  function letIn(context: Context, path: string, key: string) {
    setCookie(context, cookieName, key, {
      httpOnly: true,
      sameSite: "Strict",
      path,
      secure: tls,
      maxAge: keptFor,
    });
  }

  /** The key of a request: as software sends it, or the cookie of a sandbox's page. */
  function keyIn(context: Context) {
    return (
      context.req.header("Authorization")?.replace(/^Bearer /i, "") ?? getCookie(context, cookieName) ?? ""
    );
  }

  /** What a request shows the process. */
  function shownBy(context: Context, token: string, key: string) {
    return {
      [peerHeader]: token,
      "X-Origin": siteUrl ?? new URL(context.req.url).origin,
      [clientHeader]: addressOf(context),
      ...(key !== "" && { Authorization: `Bearer ${key}` }),
    };
  }

  async function notAnswered(error: unknown, path: string) {
    log.warn({ code: (error as NodeJS.ErrnoException).code }, "the sandboxes did not answer");
    /* Its connections break before its end is told. */
    await child.ended();
    if (isLost(path)) return say(endedWithProcess);
    return later("The sandboxes are being started anew", "Try again in a few seconds.");
  }

  /** Whether a path names a sandbox that ended with its process. */
  function isLost(path: string) {
    return child.isLost(path.split("/")[2] ?? "");
  }
}

/** What the process sends; events end in words also where it breaks off. */
function whole(body: ReadableStream<Uint8Array>, isEvents: boolean, done: () => void) {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await reader.read().catch((error: unknown) => ({ error }));
      if (!("error" in piece) && !piece.done) return controller.enqueue(piece.value);
      done();
      if ("error" in piece && !isEvents) return controller.error(piece.error);
      if ("error" in piece) controller.enqueue(lastWords);
      controller.close();
    },
    cancel(reason) {
      done();
      return reader.cancel(reason);
    },
  });
}
const lastWords = new TextEncoder().encode(`\n\nevent: end\ndata: ${endedWithProcess.detail}\n\n`);

function named(context: Context, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = context.req.header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const later = (title: string, detail: string) => say({ title, status: 503, detail }, { "Retry-After": "10" });

export type Passing = ReturnType<typeof passOn>;
