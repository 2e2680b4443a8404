/*
 * Pictures a second while a vehicle is dragged round in its 3D view, in Chromium with the processor slowed down 4 times:
 *   npm run node -- benchmarks/turn-frames.ts 5          s of each vehicle; needs a build
 * The load is on and the view as large as on a desktop. On a machine without a screen Chromium draws in software.
 */
import { setTimeout as wait } from "node:timers/promises";
import { openPage, startBrowser, untilReady } from "#tests/support/browser.ts";
import { startSite } from "#tests/support/site.ts";
import { vehicles } from "#vehicles/index.ts";
import { machine, median } from "./report.ts";

const seconds = Number(process.argv[2] ?? 5);
const [site, browser] = await Promise.all([startSite(), startBrowser(["--enable-unsafe-swiftshader"])]);
console.info(machine());
for (const { product } of vehicles) {
  const address = `${site.origin}/products/mag-product?product=${product}`;
  const { page, close } = await openPage(browser, address);
  const client = await page.context().newCDPSession(page);
  await untilReady(page);
  await page.getByRole("button", { name: "Turn it in 3D" }).click();
  const picture = page.getByRole("img", { name: /^Seen from/ });
  await picture.waitFor({ timeout: 60_000 });
  await page.getByRole("checkbox", { name: "Put the load on" }).check();
  await picture.scrollIntoViewIfNeeded();
  await wait(3000);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const gaps = await picture.evaluate(async (canvas, until) => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const send = (kind: string, to: number) =>
      canvas.dispatchEvent(
        new PointerEvent(kind, {
          ...{ bubbles: true, pointerId: 1, isPrimary: true, pointerType: "mouse" },
          ...{ button: 0, buttons: 1, clientX: to, clientY: y },
        }),
      );
    canvas.setPointerCapture = () => undefined;
    send("pointerdown", x);
    const times: number[] = [];
    await new Promise<void>((done) => {
      const frame = (now: number) => {
        times.push(now);
        const passed = now - (times[0] ?? now);
        send("pointermove", x + Math.sin(passed / 700) * (width / 3));
        if (passed < until) requestAnimationFrame(frame);
        else done();
      };
      requestAnimationFrame(frame);
    });
    send("pointerup", x);
    return times.slice(1).map((time, index) => time - (times[index] ?? time));
  }, seconds * 1000);
  /* In the first second the view measures the machine's speed. */
  const settled = gaps.slice(gaps.findIndex((_, at) => sum(gaps.slice(0, at)) > 1000));
  console.info(
    `${product}: ${((settled.length * 1000) / sum(settled)).toFixed(1)} pictures a second, median ${median(settled).toFixed(1)} ms, slowest ${Math.max(...settled).toFixed(0)} ms; ${(gaps.length - settled.length).toFixed(0)} in the first second`,
  );
  await close();
}
await Promise.all([site.stop(), browser.close()]);

function sum(gaps: readonly number[]) {
  return gaps.reduce((all, gap) => all + gap, 0);
}
