import { lstatSync, mkdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";

/**
 * Makes a folder, and those above it, for the process's own user alone. Node's own `recursive` tries for ever where the
 * system makes none, as in /proc.
 * @throws the file system's error, which names the folder
 */
export function makeFolder(folder: string) {
  const path = resolve(folder);
  const above = nearestTo(path);
  if (above === path) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) throw linkToNothing(path);
    /* The system says what it is instead. */
    if (!found.isDirectory()) mkdirSync(path);
    return;
  }
  const missing = relative(above, path).split(sep);
  for (const index of missing.keys())
    try {
      mkdirSync(join(above, ...missing.slice(0, index + 1)), { mode: 0o700 });
    } catch (error) {
      /* Another process was faster. */
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
}

/** The folder, file or link of this name, or the nearest one above it. */
export function nearestTo(path: string): string {
  try {
    lstatSync(path);
    return path;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === "ENOENT" || code === "ENOTDIR" ? nearestTo(dirname(path)) : path;
  }
}

function linkToNothing(path: string) {
  const details = { code: "ENOENT", syscall: "mkdir", path };
  return Object.assign(new Error(`ENOENT: a link to a folder that is not there, mkdir '${path}'`), details);
}
