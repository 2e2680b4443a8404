import { type ElementHandle, type KeyInput, launch } from "puppeteer-core";
import { findFirefox } from "../../../scripts/machine/firefox.mjs";
import type { Engine } from "./driver.ts";

/** Firefox, by Puppeteer over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({ browser: "firefox", executablePath: findFirefox(), headless: true });
  return {
    async open(early) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(early);
      return {
        goto: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
        click: (selector) => page.click(selector),
        type: (text) => page.keyboard.type(text),
        async press(key) {
          const [last, ...held] = key.split("+").reverse() as [KeyInput, ...KeyInput[]];
          for (const each of held) await page.keyboard.down(each);
          /* What Shift makes of a letter is the driver's to say. */
          await page.keyboard.press(
            held.includes("Shift") && last.length === 1 ? (last.toUpperCase() as KeyInput) : last,
          );
          for (const each of held) await page.keyboard.up(each);
        },
        attach: async (selector, file) => {
          const field = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
          await field?.uploadFile(file);
        },
        resize: (width, height) => page.setViewport({ width, height }),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}
