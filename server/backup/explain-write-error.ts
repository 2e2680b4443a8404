/** Why a backup can't be written, as far as whoever asked for it can mend it; undefined for any other error. */
export function explainWriteError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = "", errcode = 0 } = error as { code?: string; errcode?: number };
  /* SQLite's own numbers: https://www.sqlite.org/rescode.html */
  return words[code] ?? words[`${errcode & 0xff}`];
}

const full = "the disk is full. Free some space, or choose another folder with --to.";
const forbidden = "this user may not write there. Make the folder writable, or choose another one with --to.";

const words: Record<string, string> = {
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: full,
  13: full,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: "that disk is read-only. Choose another folder with --to.",
  ENOTDIR: "that is not a folder. Choose one with --to.",
  EEXIST: "that is not a folder, or another backup began in the same millisecond. Choose a folder with --to.",
  EIO: "the disk reports errors. Choose another one with --to.",
  10: "the disk reports errors, of the database or of the backup.",
};
