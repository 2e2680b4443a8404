import type { PostFields } from "#content/posts/blog-posts.ts";
import type { DraftOutcome } from "./calls.ts";

export type DraftStatus =
  | { kind: "unchanged" }
  | { kind: "saving" }
  /** On the server. */
  | { kind: "saved"; at: Date }
  /** In this browser only. */
  | { kind: "not-saved"; reason: Exclude<DraftOutcome, "kept">; isInBrowser: boolean };

type Kept = { fields: PostFields; sequence: number; savedAt: string };

type Keeping = {
  /** Stores it in this browser. @returns false where that is not possible */
  keepHere: (draft: Kept) => Promise<boolean>;
  send: (draft: Kept) => Promise<DraftOutcome>;
  report: (status: DraftStatus) => void;
  /** The highest known sequence number. */
  sequence: number;
  now?: () => Date;
};

export const draftTimings = {
  /** From a change until it is sent; further typing in that time goes with it. */
  send: 1500,
  firstRetry: 4000,
  lastRetry: 60_000,
} as const; /* ms */

/**
 * Keeps the draft: at once in this browser, one write at a time, always the latest; a moment later on the server, with
 * retries until it answers.
 */
export function createDraftKeeper({ keepHere, send, report, sequence, now = () => new Date() }: Keeping) {
  let latest: Kept | undefined;
  let keptHere: Kept | undefined;
  let sent: Kept | undefined;
  let isInBrowser = true;
  let writing: Promise<void> | undefined;
  let inFlight: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry: number = draftTimings.firstRetry;
  let isPaused = false;

  return {
    keep(fields: PostFields) {
      if (latest?.fields === fields) return;
      const time = now();
      /* The clock orders drafts of two windows of one person; adding 1 keeps the order if the clock goes back. */
      const next = Math.max((latest?.sequence ?? sequence) + 1, time.getTime());
      latest = { fields, sequence: next, savedAt: time.toISOString() };
      report({ kind: "saving" });
      writing ??= writeHere();
      schedule(draftTimings.send);
    },
    /** Sends a waiting draft at once: the page is about to unload, or the connection is back. */
    async flush() {
      clearTimeout(timer);
      timer = undefined;
      await sendLatest();
    },
    /**
     * Stops sending; settles when the request under way has ended. Drafts are still kept in this browser.
     * @returns the number of the last change
     */
    async pause() {
      isPaused = true;
      clearTimeout(timer);
      timer = undefined;
      await Promise.all([inFlight, writing]);
      return latest?.sequence ?? sequence;
    },
    /** The post is saved: a waiting draft need not be sent. */
    forget() {
      sent = latest;
    },
    resume() {
      isPaused = false;
      if (latest !== sent) schedule(draftTimings.send);
    },
  };

  async function writeHere() {
    while (latest && keptHere !== latest) {
      const draft = latest;
      isInBrowser = await keepHere(draft);
      keptHere = draft;
    }
    writing = undefined;
  }

  function schedule(delay: number) {
    if (isPaused) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void sendLatest();
    }, delay);
  }

  async function sendLatest() {
    if (inFlight || !latest || latest === sent || isPaused) return inFlight;
    inFlight = sendOne(latest);
    await inFlight;
    inFlight = undefined;
    if (latest !== sent) schedule(retry);
  }

  async function sendOne(draft: Kept) {
    const outcome = await send(draft);
    if (outcome === "kept") {
      sent = draft;
      retry = draftTimings.send;
      if (latest === draft) report({ kind: "saved", at: now() });
    } else {
      retry = Math.min(Math.max(retry, draftTimings.firstRetry / 2) * 2, draftTimings.lastRetry);
      report({ kind: "not-saved", reason: outcome, isInBrowser });
    }
  }
}
