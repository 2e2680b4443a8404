/** Why a backup can't be written, as far as whoever asked for it can mend it; undefined for any other error. */
export function explainWriteError(error: unknown, { elsewhere }: { elsewhere: boolean }): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = "", errcode = 0, syscall } = error as { code?: string; errcode?: number; syscall?: string };
  /* SQLite's own numbers: https://www.sqlite.org/rescode.html */
  const [why, remedy = ""] =
    words[code === "ENOENT" ? `${syscall}` : code] ?? words[`${errcode & 0xff}`] ?? [];
  if (why === undefined) return undefined;
  return [`${why}.`, remedy, elsewhere ? "Another folder is chosen with --to." : ""]
    .filter(Boolean)
    .join(" ");
}

const full: Words = ["the disk is full", "Free some space."];
const forbidden: Words = ["this user may not write there", "Make the folder writable."];

type Words = [why: string, remedy?: string];

const words: Record<string, Words> = {
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: full,
  13: full,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: ["that disk is read-only"],
  ENOTDIR: ["that is not a folder"],
  EEXIST: ["that is not a folder, or another backup began in the same millisecond"],
  /* Of a folder above which nothing is missing. */
  mkdir: ["that folder can't be made, or is a link to one that is not there"],
  ELOOP: ["that is a link that leads back to itself"],
  ENAMETOOLONG: ["that name is too long"],
  EIO: ["the disk reports errors"],
  10: ["the disk reports errors, of the database or of the backup"],
};
