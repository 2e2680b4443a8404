import { expect } from "vitest";
import { chromiumLaunch } from "#tests/support/browser.ts";
import { showEverything } from "#tests/support/contrast.ts";
import { accept, compareWithAccepted, photographExamples } from "#tests/support/example-pictures.ts";
import { test } from "#tests/support/examples-test.ts";

/* `npm run examples` accepts what has changed, and says what. */
const accepts = import.meta.env.MODE === "accept";

/* Chromium itself draws the edges of letters differently. */
test.skipIf(!chromiumLaunch().executablePath.endsWith("headless-shell"))(
  "every example of ui/ looks as it was accepted, light and dark",
  async ({ visitExamples }) => {
    const pictures = new Map<string, Buffer>();
    const page = await visitExamples({ isCold: true });
    await showEverything(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [name, picture] of await photographExamples(page, colorScheme)) pictures.set(name, picture);
    }
    expect(pictures.size).toBeGreaterThan(100);
    if (accepts) for (const line of await accept(pictures)) console.info(`accepted: ${line}`);
    expect(await compareWithAccepted(pictures)).toEqual([]);
  },
  180_000,
);
