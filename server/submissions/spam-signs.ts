import { disposableEmailBlocklistSet } from "disposable-email-domains-js";
import type { Fields } from "#server/forms/forms.ts";

/** Signs of spam, and their weights. None is proof: an honest enquiry may show one. */
const points = {
  /** The message holds two links or more. */
  links: 1,
  /** The message holds five links or more, or marks one up as boards and pages do. */
  "many-links": 3,
  /** A link stands where a name, a company or a job title is asked for. */
  "link-as-name": 3,
  /** The address is of a service that gives it away for minutes. */
  "throw-away-address": 2,
  /** It was sent sooner than a person types. */
  "filled-in-at-once": 2,
};

export type SpamSign = keyof typeof points;

/** From here on the desk says that a ticket looks like spam. */
export const suspectScore = 3;

/** Built once: the library's own function rebuilds the set at each call, which was half of an enquiry's work. */
let throwAwayDomains: Set<string> | undefined;

const soonest = 3000; /* ms: nobody reads and fills in five fields in less */

/**
 * Looks for signs of spam in what a form holds. Nothing is refused, delayed or hidden for them: they sort the desk.
 * @param took milliseconds from the opening of the page to the sending; undefined if no script reported it
 */
export function findSpamSigns(fields: Fields, took: number | undefined): SpamSign[] {
  const { fullName, companyName, jobTitle, email, message = "" } = fields;
  const links = countLinks(message);
  const isMarkedUp = /\[(url|link)[=\]]|<a\s[^>]{0,200}href/i.test(message);
  const signs: [SpamSign, boolean][] = [
    ["links", links >= 2],
    ["many-links", links >= 5 || isMarkedUp],
    ["link-as-name", [fullName, companyName, jobTitle].some((text) => countLinks(text ?? "") > 0)],
    ["throw-away-address", isThrowAway(email ?? "")],
    ["filled-in-at-once", took !== undefined && took < soonest],
  ];
  return signs.filter(([, isThere]) => isThere).map(([sign]) => sign);
}

function isThrowAway(email: string) {
  throwAwayDomains ??= disposableEmailBlocklistSet();
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return throwAwayDomains.has(domain.trim().toLowerCase());
}

export function spamScore(signs: readonly SpamSign[]) {
  return signs.reduce((sum, sign) => sum + points[sign], 0);
}

/** Reads signs as they are stored: joined by commas. */
export function readSpamSigns(stored: string): SpamSign[] {
  return stored.split(",").filter((sign): sign is SpamSign => Object.hasOwn(points, sign));
}

function countLinks(text: string) {
  return text.match(/\b(?:https?:\/\/|www\.)[^\s<>"']/gi)?.length ?? 0;
}
