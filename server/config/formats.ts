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

export function secretList() {
  return list()
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= shortestSecret),
      `must have ${shortestSecret} characters or more; where there are several, with commas between them, each`,
    )
    .default([]);
}
