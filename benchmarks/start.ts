/**
 * From the start of the server's process to its first answer, on the clock and on the processor, and its memory at
 * rest. Linux only; clock times mean something only on an idle machine.
 * npm run node -- benchmarks/start.ts [rounds]          needs a build; about 7 s a round
 */
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { startSite } from "#tests/support/site.ts";
import { machine, median, processorTime } from "./report.ts";

const rounds = Number(process.argv[2] ?? 5);
const rest = 5000; /* ms */

const clock: number[] = [];
const processor: number[] = [];
const memory: number[] = [];
for (let round = 0; round < rounds; round++) {
  const began = performance.now();
  const site = await startSite();
  await (await fetch(site.origin)).arrayBuffer();
  clock.push(performance.now() - began);
  processor.push(await processorTime(site.pid));
  await wait(rest);
  memory.push(await heldMemory(site.pid));
  await site.stop();
}

console.info(machine());
report("start to first answer", clock, "ms (bar: 500)");
report("processor until then", processor, "ms");
report("memory at rest (PSS)", memory, "MB (bar: 120)");

/** Megabytes (10⁶ bytes) that a process holds; shared memory is divided among its processes. */
async function heldMemory(pid: number) {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8");
  return (Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1]) * 1024) / 1e6;
}

function report(name: string, values: readonly number[], unit: string) {
  const all = values.map((value) => value.toFixed(0)).join(", ");
  console.info(`${name.padEnd(22)} ${median(values).toFixed(0)} ${unit}; ${rounds} rounds: ${all}`);
}
