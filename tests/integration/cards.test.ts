import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prerenderedPages } from "#app/site-pages.ts";
import { company } from "#content/company/company.ts";
import { openPictureWork } from "#server/blog/picture-work.ts";
import { keepCards } from "#server/cards/keep-cards.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { productNames } from "#vehicles/index.ts";

const paths = prerenderedPages
  .filter(({ kind }) => kind !== "Notice" && kind !== "File")
  .map(({ path }) => path)
  .concat(productNames.map((product) => `/products/mag-product?product=${product}`));

let site: Site;
const work = openPictureWork("build");

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await work.close();
  await site.stop();
});

const cardOf = async (path: string) => {
  const html = await (await fetch(site.origin + path)).text();
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(address, path).toMatch(new RegExp(`^${company.siteUrl}/og/.+\\.jpg$`));
  return { html, address: address.replace(company.siteUrl, "") };
};

test("every page has a card of its own, of the size that it says, with its words", async () => {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const { html, address } = await cardOf(path);
    expect(seen.get(address), `${path} shows the card of another page`).toBeUndefined();
    seen.set(address, path);
    for (const tag of [
      'og:image:width" content="1200"',
      'og:image:height" content="630"',
      "og:image:alt",
      "twitter:card",
    ])
      expect(html, path).toContain(tag);
    const response = await fetch(site.origin + address);
    expect(response.status, address).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
    expect({ width, height, format }, address).toEqual({ width: 1200, height: 630, format: "jpeg" });
  }
});

test("a page about one submission shows the site's card", async () => {
  expect((await cardOf("/enquiry/sent")).address).toBe("/og/home.jpg");
});

test("the server draws a card for a post written while it runs, once", async () => {
  const card = keepCards(work.drawCard);
  const picture = await readFile("generated/drawings/blog-6.svg");
  const input = { title: "Charging in the night shift", kind: "Blog post", picture };
  const [drawn, again, other] = await Promise.all([
    card(input),
    card({ ...input }),
    card({ ...input, title: "Another title" }),
  ]);
  expect(again).toBe(drawn);
  expect(other.equals(drawn)).toBe(false);
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
});

test.each([
  "\u667a\u80fd\u4ed3\u5e93\u81ea\u52a8\u5316",
  "\u0623\u062a\u0645\u062a\u0629 \u0627\u0644\u0645\u0633\u062a\u0648\u062f\u0639\u0627\u062a",
  "\uc790\ub3d9 \ucc3d\uace0",
])("a title in letters that the typeface lacks is set in Latin ones: %s", async (title) => {
  const [set, empty] = await Promise.all([title, ""].map((each) => work.drawCard({ title: each, kind: "" })));
  const light = async (card: Buffer | undefined) =>
    (await sharp(card).extract({ left: 72, top: 150, width: 1000, height: 340 }).stats()).channels[0]?.mean ??
    0;
  expect(await light(set)).toBeGreaterThan((await light(empty)) + 5);
});

test("every title gets a card; an invalid picture is an error, and the next one is drawn", async () => {
  const card = keepCards(work.drawCard);
  for (const title of ["", "<b>&amp;</b>", "निर्माण", "W".repeat(400), "🚚 łódź \0"])
    expect((await sharp(await card({ title, kind: "Blog post" })).metadata()).width).toBe(1200);
  const broken = { title: "x", kind: "y", picture: Buffer.from("no picture") };
  await expect(card(broken)).rejects.toThrow();
  await expect(card({ title: "x", kind: "y" })).resolves.toBeInstanceOf(Buffer);
});
