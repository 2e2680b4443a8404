import { closeSync, openSync } from "node:fs";
import { resolve } from "node:path";
import pino from "pino";
import { openChild } from "#server/sandbox/sandbox-child.ts";
import { openProcess } from "#server/threads/own-process.ts";

/**
 * What tests run in a process that may have few files open: starts processes while it has no more of them, and again
 * once it has. Prints how each went.
 */
const work = openProcess({
  file: resolve("server/threads/test-process.mjs"),
  name: "test",
  longest: 3000,
  heap: 64,
  rest: 100,
});
const sandboxes = openChild({
  silence: 60,
  mqtt: { host: "127.0.0.1", port: 0, url: undefined },
  own: { host: "127.0.0.1", port: 0 },
  log: pino({ level: "silent" }),
});
const outcomes = { without: await outcomesOf(takeAllFiles()) };
console.info(JSON.stringify({ ...outcomes, with: await outcomesOf([]) }));
await work.close();
sandboxes.close();

async function outcomesOf(files) {
  const [one, other] = await Promise.allSettled([work.run({ say: "my number" }), sandboxes.started()]);
  for (const file of files) closeSync(file);
  return [one, other].map(({ status, reason }) => reason?.code ?? status);
}

function takeAllFiles() {
  const files = [];
  try {
    for (;;) files.push(openSync("/dev/null"));
  } catch {
    return files;
  }
}
