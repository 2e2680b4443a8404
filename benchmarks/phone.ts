import lighthouse, { type Result } from "lighthouse";
import type { Browser } from "playwright-core";
import { startBrowser } from "#tests/support/browser.ts";
import { freePort } from "#tests/support/free-port.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Chromium, and Lighthouse in it: a phone with a slow processor on a slow network. */
export async function openPhone() {
  const port = await freePort();
  const browser: Browser = await startBrowser([`--remote-debugging-port=${port}`]);
  return {
    browser,
    /** Results of one run after the other. */
    inspect: async (url: string, runs: number): Promise<Result[]> => {
      const results: Result[] = [];
      for (let run = 0; run < runs; run++) {
        const result = await lighthouse(url, { port, logLevel: "error" });
        if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
        results.push(result.lhr);
      }
      return results;
    },
    close: () => browser.close(),
  };
}

export function scoreOf({ categories }: Result, category: string) {
  return (categories[category]?.score ?? 0) * 100;
}

export function figureOf({ audits }: Result, audit: string) {
  return audits[audit]?.numericValue ?? Number.NaN;
}

/** The audits that a page does not pass. */
export function failingAudits({ audits }: Result) {
  return Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id }) => id);
}
