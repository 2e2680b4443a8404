import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openChromium } from "./chromium.ts";
import { worldFrame, worldSize } from "./scenes/world.ts";

/** Length of the loop in seconds, and frames a second. */
const film = { length: 14, rate: 24 } as const;

type Video = {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly draw: (frame: number) => string;
};

const count = film.length * film.rate;
const videos: Readonly<Record<string, Video>> = {
  map: { ...worldSize, frames: count, draw: (frame) => worldFrame(frame / count) },
};

const folder = fileURLToPath(new URL("../public/videos/", import.meta.url));

/** Renders videos frame by frame into `public/videos`; needs Chromium and ffmpeg. */
for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(videos)) {
  const video = videos[name];
  if (video === undefined) throw new Error(`There is no video "${name}".`);
  const frames = await mkdtemp(join(tmpdir(), `${name}-`));
  await shoot(video, frames);
  await mkdir(folder, { recursive: true });
  const input = [
    "-y",
    "-loglevel",
    "error",
    "-framerate",
    String(film.rate),
    "-i",
    join(frames, "%04d.png"),
    "-an",
  ];
  const colours = [
    "-vf",
    "scale=out_color_matrix=bt709:out_range=tv",
    "-pix_fmt",
    "yuv420p",
    "-colorspace",
    "bt709",
    "-color_primaries",
    "bt709",
    "-color_trc",
    "bt709",
  ];
  encode([
    ...input,
    ...colours,
    "-c:v",
    "libvpx-vp9",
    "-crf",
    "34",
    "-b:v",
    "0",
    "-row-mt",
    "1",
    join(folder, `${name}.webm`),
  ]);
  encode([
    ...input,
    ...colours,
    "-c:v",
    "libx264",
    "-crf",
    "23",
    "-preset",
    "slow",
    "-movflags",
    "+faststart",
    join(folder, `${name}.mp4`),
  ]);
  await rm(frames, { recursive: true });
}

async function shoot({ width, height, frames, draw }: Video, folder: string): Promise<void> {
  await using browser = await openChromium();
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    "<!doctype html><style>*{margin:0}svg{display:block;width:100vw}</style><body></body>",
  );
  for (let frame = 0; frame < frames; frame++) {
    await page.evaluate((drawing) => {
      document.body.innerHTML = drawing;
    }, draw(frame));
    await writeFile(join(folder, `${String(frame).padStart(4, "0")}.png`), await page.screenshot());
  }
}

function encode(options: readonly string[]): void {
  const { status, stderr } = spawnSync("ffmpeg", options, { encoding: "utf8" });
  if (status !== 0) throw new Error(`ffmpeg could not write ${options.at(-1)}: ${stderr}`);
}
