import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Underlay } from "./underlay.ts";

/** Of the plan of that name. */
type Kept = { plan: string; at: number; underlay: Underlay };

interface Schema extends DBSchema {
  underlays: { key: string; value: Kept };
}

const most = 5;
const longest = 30 * 24 * 3_600_000; /* ms that one is kept */

/** Keeps a plan's underlay in this browser. @returns whether it was kept: storage may be full or forbidden */
export async function keepUnderlay(plan: string, underlay: Underlay): Promise<boolean> {
  try {
    const database = await open();
    await database.put("underlays", { plan, at: Date.now(), underlay });
    const all = (await database.getAll("underlays")).toSorted((a, b) => b.at - a.at);
    for (const old of all.slice(most)) await database.delete("underlays", old.plan);
    return true;
  } catch {
    return false;
  }
}

/** The plan's underlay, unless it is older than 30 days; those are deleted. */
export async function keptUnderlay(plan: string): Promise<Underlay | undefined> {
  try {
    const database = await open();
    for (const { plan: old, at } of await database.getAll("underlays"))
      if (Date.now() - at > longest) await database.delete("underlays", old);
    return (await database.get("underlays", plan))?.underlay;
  } catch {
    return undefined;
  }
}

export async function forgetUnderlay(plan: string): Promise<void> {
  try {
    await (await open()).delete("underlays", plan);
  } catch {
    /* Then there is none. */
  }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open() {
  opened ??= openDB<Schema>("planner-underlays", 1, {
    upgrade: (database) => void database.createObjectStore("underlays", { keyPath: "plan" }),
  });
  /* A database that was refused once may be allowed later. */
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}
