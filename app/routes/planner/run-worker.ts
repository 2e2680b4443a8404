import { openToken } from "#planner/link/link.ts";
import { runnerOf } from "#planner/sizing/busiest-hour.ts";
import type { Task } from "#planner/sizing/sizing.ts";

let runTask: ReturnType<typeof runnerOf> | undefined;

/** Does runs of the busiest hour of one plan, and answers with their tallies. */
addEventListener("message", ({ data }: MessageEvent<{ token: string; tasks: readonly Task[] }>) => {
  if (!runTask) {
    const opened = openToken(data.token);
    if (!opened.ok) throw new Error("The page's own plan could not be read.");
    runTask = runnerOf(opened.value.plan);
  }
  postMessage(data.tasks.map(runTask));
});
