import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";
import type { Visit } from "#tests/support/visits.ts";

const failure = "The film could not be played";

test("a film that breaks off is logged, its poster stands again, and it can be played anew", async ({
  visit,
}) => {
  const { page, logged } = await openHome(visit);
  const hero = page.getByRole("region", { name: "Every pallet moves to plan." });
  const play = hero.getByRole("button", { name: "Play the film" });
  const mend = await cutFilm(page, "hero");
  await play.click();
  await expect.poll(() => seconds(hero)).toBeGreaterThan(0);
  await play.waitFor();
  expect(await hero.getByText("The film is loading").count()).toBe(0);
  expect(logged).toEqual([expect.stringContaining(failure)]);
  await mend();
  await play.click();
  await expect.poll(() => seconds(hero)).toBeGreaterThan(0);
});

test("the map that breaks off is logged, offers to play, and plays anew", async ({ visit }) => {
  const { page, logged } = await openHome(visit);
  const map = page.getByRole("region", { name: "1.2 million production hours" });
  const mend = await cutFilm(page, "map");
  await map.scrollIntoViewIfNeeded();
  const play = map.getByRole("button", { name: "Play the map" });
  await play.waitFor();
  expect(logged).toEqual([expect.stringContaining(failure)]);
  await mend();
  await play.click();
  await expect.poll(() => seconds(map)).toBeGreaterThan(0);
});

test("pausing a film while it loads is no failure", async ({ visit }) => {
  const { page, logged } = await openHome(visit);
  const hero = page.getByRole("region", { name: "Every pallet moves to plan." });
  await page.route("**/videos/hero.*", () => {});
  await hero.getByRole("button", { name: "Play the film" }).click();
  await hero.getByText("The film is loading").waitFor({ state: "attached" });
  await hero.locator("video").evaluate((film: HTMLVideoElement) => film.pause());
  await hero.getByRole("button", { name: "Play the film" }).waitFor();
  expect(await hero.locator('[data-state="paused"]').count()).toBe(1);
  expect(logged).toEqual([]);
});

/** Opens the home page and collects the errors that it logs, without the browser's own about a lost connection. */
async function openHome(visit: Visit) {
  const logged: string[] = [];
  const page = await visit("/", {
    expectedErrors: [/^Failed to load/, new RegExp(failure)],
    arrange: (page) =>
      page.on("console", (message) => {
        if (message.type() === "error" && !message.text().startsWith("Failed to load"))
          logged.push(message.text());
      }),
  });
  return { page, logged };
}

const seconds = (part: Locator) =>
  part.locator("video").evaluate((film: HTMLVideoElement) => film.currentTime);

/**
 * Sends the first third of a film, then nothing until the route is restored. Chromium asks for the rest at once; after
 * a second lost connection it would try for a minute before it gave up.
 */
async function cutFilm(page: Page, name: string) {
  const film = await readFile(`build/client/videos/${name}.webm`);
  let connections = 0;
  const server = createServer((_, response) => {
    connections++;
    if (connections > 1) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": "video/webm", "content-length": film.length });
    return response.write(film.subarray(0, film.length / 3), () => response.destroy());
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const films = `**/videos/${name}.*`;
  await page.route(films, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  return async () => {
    await page.unroute(films);
    server.close();
  };
}
