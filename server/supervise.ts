/**
 * Runs the site as a child, and starts it anew when it stands still or is killed: the command of the Dockerfile, because
 * no container engine restarts what merely does not answer. systemd does, so its unit runs the site itself.
 */
import { fork } from "node:child_process";
import { join } from "node:path";
import { processorWait } from "./watch/processor-wait.ts";

/** Longer than the watchdog inside the site waits: that one says which thread stood still. */
const longest = 15_000; /* ms without a word from the site */
const pause = 1000; /* ms before it is started anew */

let isStopping = false;
run();

function run() {
  const site = fork(join(import.meta.dirname, "main.js"), { env: { ...process.env, SUPERVISED: "1" } });
  let isReady = false;
  let timer: NodeJS.Timeout | undefined;
  site.on("message", () => {
    isReady = true;
    watch(longest);
  });
  const forward = (signal: NodeJS.Signals) => {
    isStopping = true;
    site.kill(signal);
  };
  process.on("SIGTERM", forward).on("SIGINT", forward);
  site.on("exit", (code, signal) => {
    clearTimeout(timer);
    process.off("SIGTERM", forward).off("SIGINT", forward);
    /* What ends by itself, or before it was ready, would do so again: that is for people to see. */
    if (isStopping || code !== null || !isReady) process.exit(code ?? 1);
    console.error(`The site was ended by ${signal}: it is started anew.`);
    setTimeout(run, pause);
  });

  /** What the site had to wait for a processor, it gets on top, once. */
  function watch(time: number, isMore = false) {
    clearTimeout(timer);
    const waited = processorWait(site.pid ?? 0);
    timer = setTimeout(() => {
      const more = Math.min(time, processorWait(site.pid ?? 0) - waited);
      if (more > 0 && !isMore) return watch(more, true);
      console.error(`The site has said nothing for ${longest / 1000} s: it is ended.`);
      site.kill("SIGKILL");
    }, time);
  }
}
