import { glob, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import photographs from "#content/pictures/photographs.json" with { type: "json" };
import { fetchMade, type Site, startSite } from "#tests/support/site.ts";
import { vehicleAddress } from "#vehicles/address.ts";
import { productNames } from "#vehicles/index.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const maxPages = 4;

/** The photographs that a page's pictures show, each once. */
const shownOn = (html: string) =>
  new Set(
    Object.entries(photographs).flatMap(([name, { hash }]) =>
      html.includes(`/pictures/${name}.${hash}-`) ? [name] : [],
    ),
  );

/* A picture that comes everywhere explains nothing: the fork was once on 16 pages of 63. */
test(`no photograph is on more than ${maxPages} pages`, async () => {
  const files = await Array.fromAsync(glob("build/client/**/*.html"));
  expect(files.length).toBeGreaterThan(50);
  const built = files.map(async (file) => [file, await readFile(file, "utf8")] as const);
  const asked = productNames.map(async (product) => {
    const path = vehicleAddress(product);
    return [path, await (await fetchMade(site.origin + path)).text()] as const;
  });
  const pages = new Map<string, string[]>();
  for (const [page, html] of await Promise.all([...built, ...asked]))
    for (const name of shownOn(html)) pages.set(name, [...(pages.get(name) ?? []), page]);
  expect(pages.size).toBeGreaterThan(50);
  const inPlace = "name another picture, of a vehicle in content/products/vehicle-pictures.ts";
  expect(
    [...pages].filter(([, on]) => on.length > maxPages),
    inPlace,
  ).toEqual([]);
});
