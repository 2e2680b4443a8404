import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import type { Clip } from "../shots/clip.ts";
import type { Shot } from "../shots/shot.ts";
import { darkroomDigest } from "./darkroom.ts";

type Scenes = typeof import("./scene.ts");

let scenes: Promise<Scenes> | undefined;
const darkrooms = new Map<string, Promise<string>>();

/**
 * What a master follows from: a digest of all that stands before the camera, built without a browser, and one of the
 * code that photographs it. Alt text and names don't count: they don't show.
 * @throws where a vehicle of the shot has left the line
 */
export async function inputsOf(shot: Shot): Promise<string> {
  return `${(await loadScenes()).shotDigest(shot)}-${await darkroom("still")}`;
}

/** The same of a film. */
export async function filmInputsOf(clip: Clip): Promise<string> {
  return `${(await loadScenes()).filmDigest(clip)}-${await darkroom("film")}`;
}

/** Vite imports it, because the list of models is a pattern. */
function loadScenes(): Promise<Scenes> {
  scenes ??= runnerImport<Scenes>(fileURLToPath(new URL("scene.ts", import.meta.url)), {
    configFile: false,
    logLevel: "error",
  }).then(({ module }) => module);
  return scenes;
}

function darkroom(kind: "still" | "film"): Promise<string> {
  const known = darkrooms.get(kind) ?? darkroomDigest(kind);
  darkrooms.set(kind, known);
  return known;
}
