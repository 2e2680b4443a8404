import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import type { Shot } from "../shots/shot.ts";
import type { StudioPage } from "./chromium.ts";
import { findShot } from "./find-shot.ts";
import type { Hotspots } from "./page/page.ts";
import { renderStill } from "./still.ts";

const shot: Shot = { ...findShot("fork"), size: { width: 40, height: 30 } };
const goodMaster = Buffer.from("the master of before");
let folder: string;
let master: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "still-"));
  master = join(folder, "fork.jpg");
  await writeFile(master, goodMaster);
});

/** A studio that always returns this picture. */
const studioThatGives = (png: Buffer, hotspots: Hotspots = {}): StudioPage =>
  ({
    page: {
      exposeFunction: async () => {},
      evaluate: async () => ({
        png: `data:image/png;base64,${png.toString("base64")}`,
        hotspots,
        triangles: 12,
      }),
    },
    close: async () => {},
  }) as unknown as StudioPage;

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#dedfdb" } })
    .png()
    .toBuffer();

const blackAndWhite = async () =>
  sharp(await flat(40, 30))
    .composite([
      {
        input: await sharp(await flat(20, 30))
          .tint("#000")
          .negate()
          .png()
          .toBuffer(),
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

describe("a master is replaced only by a picture that passed inspection", () => {
  const refused: [what: string, wanted: Shot, picture: () => Promise<Buffer>, message: RegExp][] = [
    ["one flat colour", shot, () => flat(40, 30), /"fork" came out empty/],
    ["another size", shot, () => flat(20, 30), /20×30/],
    ["a mark that the camera does not see", { ...shot, marks: ["dock"] }, blackAndWhite, /marks dock/],
  ];

  it.each(refused)("not by %s", async (_, wanted, picture, message) => {
    await expect(renderStill(studioThatGives(await picture()), wanted, master, () => {})).rejects.toThrow(
      message,
    );
    expect(await readFile(master)).toEqual(goodMaster);
    expect(await readdir(folder)).toEqual(["fork.jpg"]);
  });

  it("but by a good one", async () => {
    const hotspots = { lidar: { left: 50, top: 20 } };
    const still = await renderStill(studioThatGives(await blackAndWhite(), hotspots), shot, master, () => {});
    expect(still.hotspots).toEqual(hotspots);
    expect(await sharp(master).metadata()).toMatchObject({ format: "jpeg", width: 40, height: 30 });
  });
});
