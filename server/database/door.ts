import { existsSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { isBusy } from "./unavailable.ts";

/** Milliseconds: comparing every page of a million enquiries takes 5 s, several times that on a busy machine. */
const patience = 120_000;
const betweenTries = 25;

/**
 * Lets in one process after the other that looks whether a SQLite file is fit, and opens it: somebody who writes
 * meanwhile, or makes a new file, would let it seem damaged, and somebody who only looks would seem to use it. Call
 * what is returned once the file is open. A process that dies has left the door, too.
 * @throws {DatabaseUnavailable} if others hold the door for too long
 */
export async function enterDoor(path: string): Promise<() => void> {
  if (!existsSync(dirname(path))) return () => {};
  for (const end = performance.now() + patience; performance.now() < end; await wait(betweenTries)) {
    const leave = tryDoor(`${path}-door`);
    if (leave) return leave;
  }
  throw new DatabaseUnavailable(
    `Another process has been opening, checking or restoring the database ${path} for ${patience / 1000} seconds. Let it finish, or end it, then try again.`,
  );
}

/** The lock of an empty SQLite file, which is gone when nobody is there: the system releases it when a process dies. */
function tryDoor(door: string): (() => void) | undefined {
  try {
    if (!existsSync(door)) new DatabaseSync(door).close();
    const found = idOf(door);
    const file = new DatabaseSync(door, { timeout: 0 });
    try {
      file.exec("begin exclusive");
    } catch (error) {
      file.close();
      throw error;
    }
    /* Whoever left just before has taken the file away: this is the lock of one that nobody else finds. */
    if (found === undefined || idOf(door) !== found) {
      file.close();
      return undefined;
    }
    return () => {
      if (!file.isOpen) return;
      rmSync(door, { force: true });
      file.close();
    };
  } catch (error) {
    if (isBusy(error)) return undefined;
    /* A folder in which nothing can be made, or a file system without locks: what opens the database says so. */
    return () => {};
  }
}

function idOf(path: string) {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.ino} ${found.birthtimeNs}`;
}
