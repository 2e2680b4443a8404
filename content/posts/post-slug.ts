import { postLimits } from "./blog-posts.ts";

/**
 * Turns a title of any script into part of an address: lower-case Latin letters and digits, joined by hyphens. Empty if
 * the title has neither letters nor digits.
 */
export async function slugFrom(title: string) {
  return (await inLatin(title))
    .toLowerCase()
    .replaceAll(/['’`]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, postLimits.slug)
    .replaceAll(/^-+|-+$/g, "");
}

/** The letters of all scripts weigh 170 kB in a browser, so they are loaded for the titles that have some. */
async function inLatin(title: string) {
  if (/^[\0-\x7F]*$/.test(title)) return title;
  const { default: anyAscii } = await import("any-ascii");
  /* Words have no space between them there, so each character counts as one. */
  const words = title.replaceAll(/\p{Script=Han}|\p{Script=Hangul}/gu, " $& ");
  return anyAscii(words.replaceAll(/\p{Extended_Pictographic}/gu, " "));
}
