import { statSync } from "node:fs";
import { resolve } from "node:path";

/** The file by which a build is known: each writes its own. Without one, as in development, nothing is replaced. */
const entry = resolve("build/main.js");
const begun = signOf();

/** What the log says of whatever fails for it. */
export const replacedAlarm = { alarm: "build-replaced" };

/**
 * Whether another build stands where the one was that this process began with. What it has in memory goes on; what it
 * would have to read now is another site's, so whoever asks for it is told to come again.
 */
export function isBuildReplaced() {
  return begun !== undefined && signOf() !== begun;
}

function signOf() {
  const found = statSync(entry, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.mtimeMs}`;
}
