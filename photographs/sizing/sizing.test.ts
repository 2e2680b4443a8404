import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readManifest } from "../manifest.ts";
import { cameraMasters } from "./camera.ts";
import { readPhotographs, sizedFolder } from "./photograph.ts";
import { sizePhotograph } from "./size.ts";
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

test("the master of every photograph exists", () => {
  for (const { master } of wanted) expect(existsSync(master), master).toBe(true);
});

test("a camera's file stands upright and loses where it was taken; a missing or small one is named", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mag-camera-"));
  const photograph = (width: number) =>
    sharp({ create: { width, height: 1000, channels: 3, background: "#0a9a57" } })
      .withExif({ IFD0: { Make: "A camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 31/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg();
  const taken = join(folder, "night-shift.jpg");
  await photograph(1300).toFile(taken);
  expect(`${(await sharp(taken).metadata()).exif}`).toContain("A camera");
  await sharp({ create: { width: 700, height: 500, channels: 3, background: "#fff" } }).toFile(
    join(folder, "small.jpg"),
  );

  const [wanted] = await wantedPhotographs({}, cameraMasters({ "night-shift": "A fork at night" }, folder));
  expect(wanted).toMatchObject({ width: 1000, height: 1300, alt: "A fork at night", points: {} });
  if (!wanted) throw new Error("Nothing is wanted");
  await sizePhotograph(wanted, folder);
  for (const { file, pixels } of filesOf(wanted)) {
    const { width, height, exif, orientation } = await sharp(join(folder, file)).metadata();
    expect([width, height, exif, orientation], file).toEqual([
      pixels,
      Math.round(pixels * 1.3),
      undefined,
      undefined,
    ]);
  }
  await expect(cameraMasters({ gone: "" }, folder)).rejects.toThrow("photographs/gone.jpg");
  await expect(cameraMasters({ small: "" }, folder)).rejects.toThrow("small.jpg is 700 px wide");
  await rm(folder, { recursive: true });
});
