import { rename } from "node:fs/promises";
import type { Sharp } from "sharp";
import sharp from "sharp";
import type { Shot } from "../shots/shot.ts";
import type { StudioPage } from "./chromium.ts";
import { typeface } from "./chromium.ts";
import type { Exposed } from "./page/page.ts";
import { StudioError } from "./studio-error.ts";

export type Still = {
  hotspots: Exposed["hotspots"];
  triangles: number;
  seconds: number;
};

/** Renders a shot into `file` (JPEG or PNG by its ending). The file is replaced only by a picture that passed inspection. */
export async function renderStill(
  studio: StudioPage,
  shot: Shot,
  file: string,
  onFrame: (done: number) => void,
): Promise<Still> {
  const { page } = studio;
  const started = performance.now();
  await page.exposeFunction("studioFrame", onFrame);
  const font = await typeface();
  const exposed = await page.evaluate(
    async ([record, typefaceData]) => {
      window.studio.report = (window as unknown as { studioFrame: (done: number) => void }).studioFrame;
      return window.studio.expose(record, typefaceData);
    },
    [shot, font] as const,
  );
  await keep(shot, Buffer.from(exposed.png.split(",")[1] ?? "", "base64"), exposed.hotspots, file);
  return {
    hotspots: exposed.hotspots,
    triangles: exposed.triangles,
    seconds: (performance.now() - started) / 1000,
  };
}

/** Writes a picture that passes inspection into `file`. */
export async function keep(
  shot: Shot,
  png: Buffer,
  hotspots: Exposed["hotspots"],
  file: string,
): Promise<void> {
  const picture = sharp(png).removeAlpha();
  await inspect(picture, shot);
  checkMarks(shot, hotspots);
  const draft = file.replace(/(\.\w+)$/, ".new$1");
  if (file.endsWith(".png")) await picture.png().toFile(draft);
  else await picture.jpeg({ quality: 93, chromaSubsampling: "4:4:4" }).toFile(draft);
  await rename(draft, file);
}

function checkMarks(shot: Shot, hotspots: Exposed["hotspots"]): void {
  const inView = (value: number) => value > 1 && value < 99;
  const lost = (shot.marks ?? []).filter((name) => {
    const place = hotspots[name];
    return !place || !inView(place.left) || !inView(place.top);
  });
  if (lost.length > 0) {
    throw new StudioError(
      `"${shot.name}" marks ${lost.join(", ")}, which its camera does not see; move the camera or the thing. The master was left as it is.`,
    );
  }
}

/** A picture of one flat colour, or of the wrong size, is a broken render. */
async function inspect(picture: Sharp, shot: Shot): Promise<void> {
  const { width, height } = await picture.metadata();
  const { channels } = await picture.stats();
  const spread = Math.max(...channels.map((channel) => channel.stdev));
  if (width !== shot.size.width || height !== shot.size.height || spread < 4) {
    throw new StudioError(
      `The render of "${shot.name}" came out empty (${width}×${height}, spread ${spread.toFixed(1)}); the master was left as it is.`,
    );
  }
}
