import { existsSync, globSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { copyProject, runThere } from "#tests/support/changed-line.ts";
import { addRecords, addVehicles, removeRecords, removeVehicle } from "#tests/support/changed-lists.ts";
import { startDevSite } from "#tests/support/dev-copy.ts";
import { visitAll } from "#tests/support/paths.ts";
import { attributesOf, textOf } from "#tests/support/unsourced-figures.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { vehicles } from "#vehicles/index.ts";
import { figuresAmong, figuresOf, withChangedFigures } from "../../scripts/facts/figure-faults.ts";

/* Several checkers on few cores do much twice: 25 s of processor, not 12. */
const types = ["node_modules/.bin/tsc", "--singleThreaded"];
const unit = ["node_modules/.bin/vitest", "run", "--project", "unit", "--project", "thorough"];
/** What shows the lists to visitors. */
const inBrowser = ["home", "header", "vehicle", "compare", "lists"].map(
  (name) => `tests/browser/${name}.test.ts`,
);
/** Of the unit tests, those that follow the lists and are quick. */
const following = ["vehicles", "content", "app/routes/case-studies", "planner/fit", "planner/presets"];
const timeout = isWholeRun ? 400_000 : 1_800_000; /* ms */
/* The whole 50,000 are judged once, over the line as it is. */
process.env["FIT_JOBS"] = "5000";

test("two vehicles, a use case, an industry and a case study join by a record and a line each; the fork stays what an unknown product shows", {
  timeout,
}, async () => {
  await using copy = await copyProject();
  await addVehicles(copy);
  await addRecords(copy);
  await judge(copy.folder);
  if (!isWholeRun) await judgeInBrowser(copy.folder);
  const menu = await readFile(copy.path("generated/vehicles/menu.json"), "utf8");
  expect(JSON.parse(menu).at(-1)).toEqual({
    product: "miniLifter",
    title: "MAG 600 Lifter",
    payload: "Payload 600 kg",
  });
  await using pages = await pagesOf(copy.folder);
  const home = await pages.get("/");
  for (const name of [
    "Eight vehicles",
    "MAG 2500 Stacker",
    "MAG 600 Lifter",
    "Returns and empties",
    "Paper and print",
  ])
    expect(home.includes(name), name).toBe(true);
  expect(await pages.get("/products/Mag")).toContain("MAG 600 Lifter");
  expect(await pages.get("/products/mag-product?product=nothing")).toMatch(/<title>MAG 1400 Fork\b/);
  expect(await pages.get("/use-cases/returns")).toContain("Returns and empties");
  expect(await pages.get("/industries/paper")).toContain("Paper and print");
  expect(await pages.get("/case-study/three-decks")).toContain("Empties back with every full rack");
  expect(await pages.get("/case-studies")).toContain("All 7 case studies");
});

test("one of each leaves by its record and its line; no page says a figure that a vehicle had before", {
  timeout,
}, async () => {
  await using copy = await copyProject();
  await removeVehicle(copy);
  await removeRecords(copy);
  await (isWholeRun ? judgeFacts(copy.folder) : judge(copy.folder));
  if (!isWholeRun) await judgeInBrowser(copy.folder);
  await changeFigures(copy);
  await using pages = await pagesOf(copy.folder);
  const home = await pages.get("/");
  expect(home).toContain("Five vehicles");
  for (const left of ["product=dualConveyor", "/use-cases/box-packing", "/industries/industry-fmcg"])
    expect(home.includes(left), left).toBe(false);
  expect(await pages.get("/case-studies")).toContain("All 5 case studies");
  for (const gone of ["/use-cases/box-packing", "/industries/industry-fmcg", "/case-study/two-decks"])
    await expect(pages.get(gone)).rejects.toThrow("404");
  expect(await oldFigures(pages, copy.path("vehicles/index.ts"))).toEqual([]);
});

/** Every figure of a vehicle changes by 7%, in its record alone. */
async function changeFigures(copy: Awaited<ReturnType<typeof copyProject>>) {
  for (const record of globSync("vehicles/*/record.ts", { cwd: copy.folder }))
    await copy.edit(record, withChangedFigures);
  await runThere(copy.folder, "scripts/site/measure.ts");
}

/** Each figure that a vehicle had before, with the page that still says it. The planner's own jobs name lifts, too. */
async function oldFigures(pages: Pages, changedList: string) {
  const { vehicles: changed } = await import(changedList);
  const old = figuresOf(vehicles).difference(figuresOf(changed));
  const sitemap = await pages.get("/sitemap.xml");
  const paths = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g), ([, path = ""]) =>
    path.replaceAll("&amp;", "&"),
  );
  expect(paths.length).toBeGreaterThan(50);
  const found: string[] = [];
  await visitAll(paths, async (path) => {
    if (path === "/planner") return;
    const html = await pages.get(path || "/");
    found.push(
      ...figuresAmong(`${textOf(html)} ${attributesOf(html)}`, old).map((said) => `${path}: ${said}`),
    );
  });
  return found;
}

async function judgeFacts(folder: string) {
  await runThere(folder, "scripts/site/measure.ts");
  await runThere(folder, "scripts/facts/check-content.ts");
}

/** Facts, types and unit tests, as `npm run check` and `npm test` judge them. */
async function judge(folder: string) {
  await judgeFacts(folder);
  await runThere(folder, "node_modules/.bin/react-router", "typegen");
  await runThere(folder, ...types);
  await runThere(folder, ...unit, ...following);
}

/** What a visitor sees of the lists, over a site that is built there. */
async function judgeInBrowser(folder: string) {
  await runThere(folder, "node_modules/.bin/vitest", "run", "--project", "browser", ...inBrowser);
}

type Pages = { get: (path: string) => Promise<string> };

/** The pages that these lists make, from the server of `npm run dev`. */
async function pagesOf(folder: string) {
  for (const made of ["fonts", "drawings", "documents", "recorded", "models.json", "validation.json"])
    if (!existsSync(join(folder, "generated", made)))
      await symlink(resolve("generated", made), join(folder, "generated", made));
  const dev = await startDevSite(folder);
  return {
    get: async (path: string) => {
      const answer = await fetch(dev.origin + path);
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.text();
    },
    [Symbol.asyncDispose]: async () => void (await dev.stop()),
  };
}
