/** A quick preview: npm run node -- studio/render/preview.ts <shot> [width] [frames] [file] */
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { openStudio } from "./chromium.ts";
import { findShot } from "./find-shot.ts";
import { renderStill } from "./still.ts";

const [name = "", width = "800", frames = "6", file] = process.argv.slice(2);
const shot = findShot(name);
const scale = Number(width) / shot.size.width;
const small = {
  ...shot,
  size: { width: Number(width), height: Math.round(shot.size.height * scale) },
  sampling: { ...shot.sampling, frames: Number(frames), shadowMap: Math.min(shot.sampling.shadowMap, 1280) },
};
const out = fileURLToPath(new URL("../out/", import.meta.url));
await mkdir(out, { recursive: true });
const studio = await openStudio();
try {
  const still = await renderStill(studio, small, file ?? `${out}${name}.png`, () => {});
  console.info(
    `${name}: ${still.seconds.toFixed(1)} s, ${Math.round(still.triangles / 1000)} k triangles`,
    still.hotspots,
  );
} finally {
  await studio.close();
}
