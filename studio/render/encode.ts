import { spawn } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rename, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Clip } from "../shots/clip.ts";
import { StudioError } from "./studio-error.ts";

type Film = Pick<Clip, "name" | "film" | "fps">;

/** The most bytes of a film, so that no visitor waits for it. */
export const largestFilm = 2_500_000;

/** Address of a film's files without their ending. */
export const filmFile = (name: string): string =>
  fileURLToPath(new URL(`../../public/videos/${name}`, import.meta.url));

const colours = {
  filter: "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p",
  marks: ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
};

/** For each format, the range of quality from the best to the lowest that is still good, and the encoder's settings. */
const formats = {
  webm: {
    qualities: [30, 33, 36, 39, 42, 44],
    settings: [
      "-c:v",
      "libvpx-vp9",
      "-b:v",
      "0",
      "-row-mt",
      "1",
      "-deadline",
      "good",
      "-cpu-used",
      "2",
      "-g",
      "240",
    ],
  },
  mp4: {
    qualities: [20, 22, 24, 26, 28],
    settings: [
      "-c:v",
      "libx264",
      "-preset",
      "slow",
      "-profile:v",
      "high",
      "-movflags",
      "+faststart",
      "-g",
      "240",
    ],
  },
} as const;

/** Writes the film as WebM and MP4, and its poster; returns the films' sizes in bytes. */
export async function encode(clip: Film, pictures: readonly string[], into = filmFile(clip.film)) {
  const folder = await mkdtemp(join(tmpdir(), `${clip.name}-`));
  try {
    for (const [i, picture] of pictures.entries())
      await symlink(picture, join(folder, `${String(i).padStart(4, "0")}.png`));
    const webm = await fitting(clip, folder, "webm");
    const mp4 = await fitting(clip, folder, "mp4");
    await writePoster(join(folder, "film"));
    await mkdir(dirname(into), { recursive: true });
    for (const ending of ["webm", "mp4", "webp"])
      await move(join(folder, `film.${ending}`), `${into}.${ending}`);
    return { webm, mp4 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Encodes at the best quality that fits the limit. */
async function fitting(clip: Film, folder: string, format: keyof typeof formats): Promise<number> {
  const { qualities, settings } = formats[format];
  const file = join(folder, `film.${format}`);
  const input = [
    "-framerate",
    String(clip.fps),
    "-i",
    join(folder, "%04d.png"),
    "-an",
    "-vf",
    colours.filter,
  ];
  for (const quality of qualities) {
    await ffmpeg([...input, ...colours.marks, ...settings, "-crf", String(quality), file]);
    const { size } = await stat(file);
    if (size > 0 && size <= largestFilm) return size;
  }
  throw new StudioError(
    `"${clip.name}" is larger than ${largestFilm / 1e6} MB as ${format} even at quality ${qualities.at(-1)}; make it shorter or calmer. The film was left as it is.`,
  );
}

/** A film's first picture, beside its files. */
const writePoster = (film: string): Promise<void> =>
  ffmpeg(["-i", `${film}.mp4`, "-frames:v", "1", "-vf", "scale=1280:-2", "-quality", "75", `${film}.webp`]);

function ffmpeg(options: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("ffmpeg", ["-y", "-loglevel", "error", ...options], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    child.stderr.on("data", (text) => {
      said += text;
    });
    child.on("error", () =>
      reject(
        new StudioError(
          "There is no ffmpeg to encode films with. Install it (Debian: apt-get install ffmpeg).",
        ),
      ),
    );
    child.on("close", (code) =>
      code === 0
        ? resolve()
        : reject(
            new StudioError(
              `ffmpeg could not write ${options.at(-1)}: ${said.trim()} The film was left as it is.`,
            ),
          ),
    );
  });
}

/** Moves a file, also from one disk to another, so that a film is never incomplete. */
async function move(from: string, to: string): Promise<void> {
  await copyFile(from, `${to}.new`);
  await rename(`${to}.new`, to);
}
