import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** What was typed into the planner's form and not sent yet, with its tab and address. */
export type Unsent = {
  tab: string;
  search: string;
  name: string;
  at: number;
  values: Record<string, string>;
};

interface Schema extends DBSchema {
  unsent: { key: [tab: string, search: string]; value: Unsent };
}

const most = 10; /* plans */
const longest = 30 * 24 * 3_600_000; /* ms that one is kept */

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/**
 * Keeps what was typed, replacing what the same tab kept for the same address. It uses IndexedDB, because session
 * storage is written to disk only seconds later and is lost if the browser is killed.
 * @returns whether it was kept: storage may be full or forbidden
 */
export async function keepUnsent(unsent: Unsent): Promise<boolean> {
  try {
    const transaction = (await open()).transaction("unsent", "readwrite");
    void transaction.store.put(unsent).catch(() => {});
    /* At once: the page may be about to unload. */
    transaction.commit();
    await transaction.done;
    return true;
  } catch {
    return false;
  }
}

/** Deletes what a tab kept for an address. */
export async function forgetUnsent(tab: string, search: string): Promise<void> {
  try {
    const transaction = (await open()).transaction("unsent", "readwrite");
    void transaction.store.delete([tab, search]).catch(() => {});
    transaction.commit();
    await transaction.done;
  } catch {
    /* Then there is none. */
  }
}

/** All that are kept, newest first; deletes those older than 30 days and all beyond ten. */
export async function readUnsent(now: number): Promise<Unsent[]> {
  try {
    const database = await open();
    const all = (await database.getAll("unsent")).toSorted((a, b) => b.at - a.at);
    const kept = all.slice(0, most).filter(({ at }) => now - at < longest);
    for (const { tab, search } of all.slice(kept.length)) await database.delete("unsent", [tab, search]);
    return kept;
  } catch {
    return [];
  }
}

function open() {
  opened ??= openDB<Schema>("planner", 1, {
    upgrade: (database) => void database.createObjectStore("unsent", { keyPath: ["tab", "search"] }),
  });
  /* A database that was refused once may be allowed later. */
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}
