import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Builder, Capabilities, Key } from "selenium-webdriver";
import { findMiniBrowser } from "../../../scripts/machine/webkit.mjs";
import { freePort } from "../free-port.ts";
import type { Engine } from "./driver.ts";

const keys: Record<string, string> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  End: Key.END,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
};

/** GTK's WebKit, by Selenium, on a virtual screen. Its window is never narrower than 447 px. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await firstLine(screen.stdio[3] as NodeJS.ReadableStream);
  const port = await freePort();
  const service = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: "ignore",
  });
  await untilListening(port);

  return {
    async open() {
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(
          new Capabilities({
            browserName: "MiniBrowser",
            "webkitgtk:browserOptions": { binary: findMiniBrowser(), args: ["--automation"] },
          }),
        )
        .build();
      await driver.manage().setTimeouts({ pageLoad: 20_000, script: 20_000 });
      const find = (selector: string) => driver.findElement({ css: selector });
      return {
        goto: (url) => driver.get(url),
        evaluate: (expression) => driver.executeScript(`return (${expression})`),
        click: (selector) => find(selector).click(),
        type: (text) => driver.switchTo().activeElement().sendKeys(text),
        async press(key) {
          const [last = "", ...held] = key
            .split("+")
            .reverse()
            .map((each) => keys[each] ?? each);
          const actions = driver.actions();
          for (const each of held) actions.keyDown(each);
          /* What Shift makes of a letter is the driver's to say. */
          actions.sendKeys(held.includes(Key.SHIFT) ? last.toUpperCase() : last);
          for (const each of held) actions.keyUp(each);
          await actions.perform();
        },
        attach: (selector, file) => find(selector).sendKeys(file),
        resize: async (width, height) => {
          const outer = (await driver.executeScript(
            "return [outerWidth - innerWidth, outerHeight - innerHeight]",
          )) as [number, number];
          await driver
            .manage()
            .window()
            .setRect({ x: 0, y: 0, width: width + outer[0], height: height + outer[1] });
        },
        close: () => driver.quit(),
      };
    },
    async stop() {
      for (const child of [service, screen]) await end(child);
    },
  };
}

/** A stuck driver ignores a polite request to end. */
async function end(child: ChildProcess) {
  const ended = once(child, "exit");
  child.kill();
  const force = setTimeout(() => child.kill("SIGKILL"), 2_000);
  await ended;
  clearTimeout(force);
}

async function firstLine(stream: NodeJS.ReadableStream) {
  for await (const line of createInterface({ input: stream })) return line;
  throw new Error("Xvfb named no display.");
}

async function untilListening(port: number) {
  for (let attempts = 0; attempts < 100; attempts++) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("WebKitWebDriver does not answer.");
}
