import type { Counts } from "#planner/fleet/total.ts";
import { openToken } from "#planner/link/link.ts";
import { growingCurve } from "#planner/traffic/growing.ts";

/** Runs of each count: more make the band narrower. */
const runs = 8;
/** Between two curves sent: the page renders each while somebody may be typing. */
const pause = 100; /* ms */

/** Receives a plan's token and the fleet in question; answers with its mean hours as they grow. */
addEventListener("message", ({ data }: MessageEvent<{ token: string; count: Counts }>) => {
  const opened = openToken(data.token);
  if (!opened.ok) throw new Error("The page's own plan could not be read.");
  let [shown, last] = [0, -pause];
  for (const curve of growingCurve(opened.value.plan, data.count, runs)) {
    /* The page waits for the first two, without traffic and with it, so they are sent at once. */
    if (shown >= 2 && !curve.done && performance.now() - last < pause) continue;
    postMessage(curve);
    shown++;
    last = performance.now();
  }
});
