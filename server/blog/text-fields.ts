import { z } from "zod";
import { xmlText } from "#content/wording/markup.ts";

/** Text on one line. */
export function line(most: number, message: string) {
  return z
    .string()
    .transform((value) => plain(value).replaceAll(/\s+/g, " ").trim())
    .pipe(z.string().max(most, message));
}

/** Text on several lines. */
export function text(most: number, message: string) {
  return z
    .string()
    .transform((value) => plain(value).trim())
    .pipe(z.string().max(most, message));
}

/** A field's limit and the message for longer text. */
export function atMost(name: string, most: number) {
  return [most, `${name} must have ${most} characters or fewer`] as const;
}

/** Removes characters that neither a page, nor a feed, nor PostgreSQL can hold. */
export function plain(value: string) {
  return xmlText(value.toWellFormed());
}
