import type { LinkRow } from "#app/sections/link-rows/link-rows.tsx";
import { longDate } from "#content/dates.ts";
import { type LegalText, legalWords } from "#content/legal.ts";
import type { Page } from "#content/pages.ts";

/** What the loader of a legal page returns. */
export function legalData(page: Page, text: LegalText, related: readonly LinkRow[]) {
  return { page, text, related, shownDate: longDate(text.asOf), words: legalWords };
}
