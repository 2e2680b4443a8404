import { describe, expect, it } from "vitest";
import { findPicture, type PictureName } from "../../content/pictures/pictures.ts";
import { hotspots } from "../../content/products/hotspots.ts";
import { readManifest } from "../../photographs/manifest.ts";
import { shots } from "./shots.ts";

describe("every shot", () => {
  it.each(shots.map((shot) => [shot.name, shot] as const))(
    "%s says what it shows and is large enough",
    (_, shot) => {
      expect(shot.alt.length).toBeGreaterThan(30);
      expect(shot.alt).toMatch(/\.$/);
      expect(Math.max(shot.size.width, shot.size.height)).toBeGreaterThanOrEqual(2000);
      expect(shot.name).toMatch(/^[a-z0-9-]+$/);
    },
  );

  it("has a name of its own", () => {
    expect(new Set(shots.map(({ name }) => name)).size).toBe(shots.length);
  });
});

it("the home page's picture marks thirteen points, and galleries have the numbers that the pages show", () => {
  const count = (start: string) => shots.filter(({ name }) => name.startsWith(start)).length;
  const marks = shots.find(({ name }) => name === "warehouse")?.marks ?? [];
  expect([...marks].sort()).toEqual(hotspots.map(({ id }) => id.replace("-", " ")).sort());
  expect(marks).toHaveLength(13);
  expect(
    ["fork", "agv-tugger", "single-conveyor", "dual-conveyor", "lifter"].map((name) =>
      count(`${name}-gallery-`),
    ),
  ).toEqual([5, 8, 9, 14, 20]);
});

it.each(["use-case-", "case-", "blog-", "industry-"])(
  "subjects of one row, %s, are all photographed",
  (row) => {
    const names = shots.map(({ name }) => name).filter((name) => name.startsWith(row));
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(findPicture(name as PictureName).kind).toBe("photograph");
  },
);

it("there are more than fifty views for the galleries", () => {
  expect(shots.filter(({ name }) => name.includes("-gallery-")).length).toBeGreaterThan(50);
});

it("the manifest names only pictures that are still shot", async () => {
  const names = new Set(shots.map(({ name }) => name));
  for (const name of Object.keys(await readManifest())) expect(names).toContain(name);
});
