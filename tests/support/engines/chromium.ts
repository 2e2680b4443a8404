import { startBrowser } from "../browser.ts";
import type { Engine } from "./driver.ts";

/** Chromium, by Playwright. */
export async function startChromium(): Promise<Engine> {
  const browser = await startBrowser();
  return {
    async open(early) {
      const context = await browser.newContext();
      await context.addInitScript(early);
      const page = await context.newPage();
      return {
        goto: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
        click: (selector) => page.click(selector),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        attach: (selector, file) => page.setInputFiles(selector, file),
        resize: (width, height) => page.setViewportSize({ width, height }),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}
