import type { LinkRow } from "#app/sections/link-rows/link-rows.tsx";
import { type LegalText, legalWords } from "#content/company/legal.ts";
import type { Page } from "#content/frame/pages.ts";
import { longDate } from "#content/wording/dates.ts";

/** What the loader of a legal page returns. */
export function legalData(page: Page, text: LegalText, related: readonly LinkRow[]) {
  return { page, text, related, shownDate: longDate(text.asOf), words: legalWords };
}
