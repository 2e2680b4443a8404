/** A quick look: npm run node -- studio/ray/preview.ts <shot> [width] [samples] [file] */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { openStudio } from "../render/chromium.ts";
import { findShot } from "../render/find-shot.ts";
import { StudioError } from "../render/studio-error.ts";
import { isWorldShot } from "../shots/shot.ts";
import { trace } from "./trace.ts";

const [name = "", width = "700", samples = "24", file] = process.argv.slice(2);
const shot = findShot(name);
if (!isWorldShot(shot)) throw new StudioError(`"${name}" is made in the darkroom: see render/preview.ts.`);
const size = {
  width: Number(width),
  height: Math.round((Number(width) * shot.size.height) / shot.size.width),
};
const out = fileURLToPath(new URL("../out/", import.meta.url));
await mkdir(out, { recursive: true });
const studio = await openStudio();
try {
  const started = performance.now();
  const { png, hotspots } = await trace(
    studio,
    { ...shot, size, sampling: { ...shot.sampling, frames: Number(samples) } },
    () => {},
  );
  await writeFile(file ?? `${out}${name}.png`, png);
  console.info(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`, hotspots);
} finally {
  await studio.close();
}
