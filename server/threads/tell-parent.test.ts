import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const file = JSON.stringify(new URL("tell-parent.ts", import.meta.url).href);

test.for([
  ["hears what it is told", "", [{ counts: 1 }]],
  ["that is gone ends nothing", "process.disconnect();", []],
] as const)("a parent %s", async ([_, before, expected]) => {
  const code = `import { tellParent } from ${file}; ${before} tellParent({ counts: 1 });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  if (!child.stderr) throw new Error("Its errors can't be read");
  const heard: unknown[] = [];
  child.on("message", (message) => heard.push(message));
  const [said, [exit]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect([exit, said, heard]).toEqual([0, "", expected]);
});
