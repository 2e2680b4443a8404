import { openToken } from "#planner/link/link.ts";
import { growingCurve } from "#planner/traffic/growing.ts";

/** Runs of each count: more make the band narrower. */
const runs = 8;

/** Takes a plan as it stands in a link; answers with the curve as it grows. */
addEventListener("message", ({ data }: MessageEvent<string>) => {
  const opened = openToken(data);
  if (!opened.ok) throw new Error("The page's own plan could not be read.");
  for (const curve of growingCurve(opened.value.plan, runs)) postMessage(curve);
});
