import { z } from "zod";

export const shortestSecret = 32; /* characters */

export function oneWord() {
  return z.string().regex(/^\S+$/, "must be one word without spaces");
}

export function isBareAddress(address: string) {
  const url = URL.parse(address);
  return !url || url.href === url.origin + url.pathname;
}

/** Page addresses are resolved against this URL, which would drop any path of its own. */
export function isOrigin(value: string) {
  const url = URL.parse(value);
  return !url || url.href === `${url.origin}/`;
}

export function list() {
  return z.string().transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );
}

/**
 * One secret or several, with commas between them. One that has a comma itself, as until 0.1.0, is one secret still: it
 * stands behind its parts, or alone where a part is too short.
 */
export function secretList() {
  return z
    .string()
    .transform((value) => {
      const parts = list().parse(value);
      const isLong = (secret: string) => secret.length >= shortestSecret;
      if (parts.length === 0 || !value.includes(",") || !isLong(value)) return parts;
      return parts.every(isLong) ? [...parts, value] : [value];
    })
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= shortestSecret),
      `must have ${shortestSecret} characters or more; where there are several, with commas between them, each`,
    )
    .default([]);
}
