import { spawn } from "node:child_process";
import { mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundlePage } from "../render/bundle.ts";
import { type StudioPage, typeface } from "../render/chromium.ts";
import type { Hotspots } from "../render/page/page.ts";
import { keep, type Still } from "../render/still.ts";
import { StudioError } from "../render/studio-error.ts";
import type { WorldShot } from "../shots/shot.ts";

/** Traces a shot into `file`, which is replaced only by a picture that passed inspection. */
export async function traceStill(
  studio: StudioPage,
  shot: WorldShot,
  file: string,
  onSample: (done: number) => void,
): Promise<Pick<Still, "hotspots" | "seconds">> {
  const started = performance.now();
  const { png, hotspots } = await trace(studio, shot, onSample);
  await keep(shot, png, hotspots, file);
  return { hotspots, seconds: (performance.now() - started) / 1000 };
}

/** Traces a shot of a world by Blender; returns the picture as PNG and where its named points lie. */
export async function trace(
  studio: StudioPage,
  shot: WorldShot,
  onSample: (done: number) => void,
): Promise<{ png: Buffer; hotspots: Hotspots }> {
  const folder = await mkdtemp(join(tmpdir(), "studio-ray-"));
  try {
    const hotspots = await pack(studio, shot, folder);
    await blender(folder, onSample);
    return { png: await readFile(join(folder, "picture.png")), hotspots };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A cut's plate and the light around a point in it, as half floats of four channels. */
export async function tracePlate(
  studio: StudioPage,
  shot: WorldShot,
  around: readonly [number, number, number],
): Promise<{ plate: Buffer; around: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), "studio-ray-"));
  try {
    await pack(studio, shot, folder, { around });
    await blender(folder, () => {}, "plate.py");
    const [plate, light] = await Promise.all(
      ["plate", "around"].map((name) => readFile(join(folder, `${name}.f16`))),
    );
    return { plate: plate as Buffer, around: light as Buffer };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds the scene in the browser, whose canvas draws the prints, and writes it down for Blender. */
async function pack(
  { page }: StudioPage,
  shot: WorldShot,
  folder: string,
  more: object = {},
): Promise<Hotspots> {
  await page.addScriptTag({ content: await bundlePage("../ray/page.ts") });
  const font = await typeface();
  const packed = await page.evaluate(([record, data]) => window.packer.pack(record, data), [
    shot,
    font,
  ] as const);
  const file = await open(join(folder, "scene.glb"), "w");
  const step = 6 << 20;
  for (let from = 0; from < packed.bytes; from += step) {
    const piece = await page.evaluate(([start, end]) => window.packer.piece(start, end), [
      from,
      from + step,
    ] as const);
    await file.write(Buffer.from(piece, "base64"));
  }
  await file.close();
  const { size, camera, sampling } = shot;
  const weights = fileURLToPath(new URL("weights/rt_hdr_alb_nrm.tza", import.meta.url));
  const job = {
    ...packed.world,
    ...more,
    ...size,
    camera,
    samples: sampling.frames,
    threads: Number(process.env.STUDIO_THREADS ?? 0),
    weights,
  };
  await writeFile(join(folder, "job.json"), JSON.stringify(job));
  return packed.hotspots;
}

async function blender(folder: string, onSample: (done: number) => void, name = "render.py"): Promise<void> {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const env = { ...process.env, OPENBLAS_NUM_THREADS: "1" };
  const run = spawn("blender", ["-b", "--factory-startup", "-noaudio", "-P", script, "--", folder], { env });
  let output = "";
  const hear = (data: Buffer) => {
    output = (output + data.toString()).slice(-6000);
    const sample = /Sample (\d+)\/\d+(?![\s\S]*Sample)/.exec(data.toString());
    if (sample) onSample(Number(sample[1]));
  };
  run.stdout.on("data", hear);
  run.stderr.on("data", hear);
  const code = await new Promise<number | null>((resolve, reject) => {
    run.on("error", () =>
      reject(
        new StudioError(
          "Blender is missing (Debian: apt-get install blender python3-numpy libopenblas0-pthread).",
        ),
      ),
    );
    run.on("close", resolve);
  });
  if (code !== 0 || /Traceback/.test(output)) throw new StudioError(`Blender stopped:\n${output}`);
}
