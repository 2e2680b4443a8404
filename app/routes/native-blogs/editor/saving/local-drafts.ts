import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Draft } from "#content/posts/blog-posts.ts";

/**
 * A draft as this browser keeps it, with the ids of its account and its post. Drafts of other accounts are left alone:
 * this may be their only copy.
 */
export type LocalDraft = Draft & { account: string; id: string };

interface Schema extends DBSchema {
  drafts: { key: [account: string, id: string]; value: LocalDraft };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** Keeps a draft in this browser; it is on disk before the promise settles. A browser without storage keeps nothing. */
export async function keepLocalDraft(draft: LocalDraft) {
  try {
    const transaction = (await open()).transaction("drafts", "readwrite", { durability: "strict" });
    const put = transaction.store.put(draft);
    /* Without waiting until the page hears of it: a page that is left hears no more, and the draft would be gone. */
    transaction.commit();
    await Promise.all([put, transaction.done]);
    return true;
  } catch {
    return false;
  }
}

export async function readLocalDraft(account: string, id: string): Promise<LocalDraft | undefined> {
  try {
    return await (await open()).get("drafts", [account, id]);
  } catch {
    return undefined;
  }
}

/** The draft of a post that was never saved, the latest one. */
export async function readNewestNewDraft(account: string): Promise<LocalDraft | undefined> {
  try {
    const all = await (await open()).getAll("drafts", IDBKeyRange.bound([account], [account, []]));
    return all
      .filter(({ startedFrom }) => startedFrom === null)
      .toSorted((a, b) => b.sequence - a.sequence)
      .at(0);
  } catch {
    return undefined;
  }
}

export async function dropLocalDraft(account: string, id: string) {
  try {
    await (await open()).delete("drafts", [account, id]);
  } catch {
    /* Then there is none. */
  }
}

function open() {
  opened ??= openDB<Schema>("blog-editor", 1, {
    upgrade: (database) => void database.createObjectStore("drafts", { keyPath: ["account", "id"] }),
  });
  return opened;
}
