import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** What was typed into the planner's form and not asked yet: by which tab, at which address. */
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
 * Keeps what was typed, in place of what the same tab had of the same address. In a database and not in the session's
 * storage, which is written seconds later: a browser that is killed has it still.
 * @returns whether the browser keeps it: storage may be full or forbidden
 */
export async function keepUnsent(unsent: Unsent): Promise<boolean> {
  try {
    const transaction = (await open()).transaction("unsent", "readwrite");
    void transaction.store.put(unsent).catch(() => {});
    /* At once: the page may be leaving. */
    transaction.commit();
    await transaction.done;
    return true;
  } catch {
    return false;
  }
}

/** Takes one away. */
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

/** All that are kept, newest first; those of last month and all beyond ten go. */
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
  /* What was refused once may be allowed later. */
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}
