import { setTimeout as wait } from "node:timers/promises";
import { startSite } from "#tests/support/site.ts";
import { heldMemory, machine, median, processorTime } from "./report.ts";

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

function report(name: string, values: readonly number[], unit: string) {
  const all = values.map((value) => value.toFixed(0)).join(", ");
  console.info(`${name.padEnd(22)} ${median(values).toFixed(0)} ${unit}; ${rounds} rounds: ${all}`);
}
