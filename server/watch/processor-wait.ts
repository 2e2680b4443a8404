import { readFileSync } from "node:fs";

/**
 * Milliseconds for which a process's main thread was ready to run and had no processor, since it began. Whoever has to
 * wait does not stand still. 0 where the system doesn't tell; only Linux does.
 */
export function processorWait(pid: number) {
  try {
    const [, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ");
    return Number(waited) / 1e6;
  } catch {
    return 0;
  }
}
