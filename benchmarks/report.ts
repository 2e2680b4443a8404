import { readFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";

/** The machine on which a figure was measured, in one line. */
export function machine() {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30); /* GiB */
  return `${cpus().length} × ${cpu?.model.trim()}, ${memory} GiB, Node ${process.version}, ${new Date().toISOString()}`;
}

export function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = low] =
    sorted.length % 2 ? [sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/** Milliseconds of processor time that a process has used (Linux counts them in hundredths of a second). */
export async function processorTime(pid: number) {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(" ");
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

/** MiB that a process takes from the system. */
export async function residentMemory(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Megabytes (10⁶ bytes) that a process holds; shared memory is divided among its processes. */
export async function heldMemory(pid: number) {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8");
  return (Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1]) * 1024) / 1e6;
}
