import { readdir, readFile } from "node:fs/promises";
import { getPriority, setPriority } from "node:os";

/**
 * Gives the browser's processes the priority that this command was started with. Chromium raises its drawing
 * process above others by itself, so `nice` alone would not hold. Does nothing where there is no /proc.
 */
export async function keepPriority(browserProfile: string): Promise<void> {
  const own = getPriority();
  const parents = new Map<number, number>();
  const ours = new Set<number>();
  for (const entry of await readdir("/proc").catch(() => [])) {
    const id = Number(entry);
    if (!Number.isInteger(id)) continue;
    const [stat, command] = await Promise.all([read(`/proc/${id}/stat`), read(`/proc/${id}/cmdline`)]);
    parents.set(id, Number(stat.slice(stat.lastIndexOf(")") + 4).split(" ")[0]));
    if (command.includes(browserProfile)) ours.add(id);
  }
  for (const [id, parent] of parents) if (ours.has(id) || ours.has(parent)) await lower(id, own);
}

async function lower(id: number, priority: number): Promise<void> {
  for (const thread of await readdir(`/proc/${id}/task`).catch(() => [])) {
    try {
      setPriority(Number(thread), priority);
    } catch {
      // The thread ended meanwhile, or belongs to someone else.
    }
  }
}

const read = (file: string): Promise<string> => readFile(file, "utf8").catch(() => "");
