import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { readManifest } from "../render/manifest.ts";
import { readPhotographs, sizedFolder } from "./photograph.ts";
import { filesOf, wantedPhotographs } from "./wanted.ts";

const wanted = await wantedPhotographs(await readManifest());

test("pages know every master as it is now: else run `npm run pictures`", async () => {
  const known = Object.entries(await readPhotographs()).map(([name, { ground: _, ...rest }]) => ({
    name,
    ...rest,
  }));
  const asMastered = wanted.map(({ master: _, part: __, ...rest }) => rest);
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect(known.sort(byName)).toEqual(asMastered.sort(byName));
});

test("every file of a photograph is there, and no other", async () => {
  const files = wanted.flatMap((photograph) => filesOf(photograph).map(({ file }) => file));
  expect((await readdir(sizedFolder)).sort()).toEqual(files.sort());
});

test("a photograph at the width of a wide window weighs at most 120 kB", async () => {
  for (const photograph of wanted)
    for (const { file, pixels } of filesOf(photograph))
      if (pixels <= 1280) expect((await stat(`${sizedFolder}${file}`)).size, file).toBeLessThan(120_000);
});

test("a part of a master names a master", () => {
  for (const { master } of wanted) expect(existsSync(master), master).toBe(true);
});
