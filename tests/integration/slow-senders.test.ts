import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startSite } from "#tests/support/site.ts";

test("a thousand slow senders, some of whom say nothing, stop nobody, and are cut off after 10 seconds", {
  timeout: 120_000,
}, async () => {
  const site = await startSite();
  onTestFinished(() => site.stop());
  const { hostname, port } = new URL(site.origin);
  /* What is measured is a site at work, not its first page. */
  await fetch(`${site.origin}/contact`);
  const began = performance.now();
  const closed = Array.from({ length: 1000 }, async (_, index) => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.resume();
    const begun = ["GET / HTTP/1.1\r\nHost: site\r\nX-Slow: ", "POST / HTTP/1.1\r\nHost: s", ""][index % 3];
    const drip = begun && setInterval(() => socket.write("a"), 500);
    if (begun) socket.write(begun);
    await new Promise((resolve) => socket.once("close", resolve));
    if (drip) clearInterval(drip);
    return performance.now() - began;
  });
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    const asked = performance.now();
    expect((await fetch(`${site.origin}/contact`)).status).toBe(200);
    times.push(performance.now() - asked);
  }
  expect(Math.max(...times)).toBeLessThan(3000);
  expect(times.sort((one, other) => one - other)[5]).toBeLessThan(1000);
  expect(Math.max(...(await Promise.all(closed)))).toBeLessThan(16_000);
});
