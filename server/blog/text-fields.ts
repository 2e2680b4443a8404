import { z } from "zod";

/** Words of one line. */
export function line(most: number, message: string) {
  return z
    .string()
    .transform((value) => plain(value).replaceAll(/\s+/g, " ").trim())
    .pipe(z.string().max(most, message));
}

/** Words of several lines. */
export function text(most: number, message: string) {
  return z
    .string()
    .transform((value) => plain(value).trim())
    .pipe(z.string().max(most, message));
}

/** The bound of a field and the words for whoever passes it. */
export function atMost(name: string, most: number) {
  return [most, `${name} must have ${most} characters or fewer`] as const;
}

/** Without what neither a page nor PostgreSQL can hold. */
export function plain(value: string) {
  return value.toWellFormed().replaceAll("\0", "");
}
