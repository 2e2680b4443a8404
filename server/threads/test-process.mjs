import { doTasks } from "./own-process.ts";

/** What the tests of own-process.ts run in a process. */
doTasks(async ({ say }) => {
  if (say === "fail") throw new Error("failed");
  if (say === "die") process.kill(process.pid, "SIGKILL");
  if (say === "for ever") for (;;);
  return say === "environment" ? Object.keys(process.env).join() : `${process.pid}`;
});
