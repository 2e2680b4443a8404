import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import type { Clip } from "../shots/clip.ts";
import type { Shot } from "../shots/shot.ts";
import { isWorldShot } from "../shots/shot.ts";
import { darkroomDigest, tracerDigest } from "./darkroom.ts";

type Scenes = typeof import("./scene.ts");

let scenes: Promise<Scenes> | undefined;
const darkrooms = new Map<string, Promise<string>>();

/**
 * A master's inputs: a digest of everything in front of the camera, built without a browser, and one of the code that
 * photographs it. Alt text and names don't count, because they are invisible.
 * @throws if a vehicle of the shot has left the line
 */
export async function inputsOf(shot: Shot): Promise<string> {
  const code = isWorldShot(shot) ? tracer() : darkroom("still");
  return `${(await loadScenes()).shotDigest(shot)}-${await code}`;
}

/** The same of a film. Rays make the plates of its worlds. */
export async function filmInputsOf(clip: Clip): Promise<string> {
  const rays = clip.cuts.some(({ set }) => set.place === "world")
    ? `-${await tracerDigest(["plate.py"])}`
    : "";
  return `${(await loadScenes()).filmDigest(clip)}-${await darkroom("film")}${rays}`;
}

/** Imported through Vite, because the list of models is a glob. */
function loadScenes(): Promise<Scenes> {
  scenes ??= runnerImport<Scenes>(fileURLToPath(new URL("scene.ts", import.meta.url)), {
    configFile: false,
    logLevel: "error",
  }).then(({ module }) => module);
  return scenes;
}

let traces: Promise<string> | undefined;

function tracer(): Promise<string> {
  traces ??= tracerDigest();
  return traces;
}

function darkroom(kind: "still" | "film"): Promise<string> {
  const known = darkrooms.get(kind) ?? darkroomDigest(kind);
  darkrooms.set(kind, known);
  return known;
}
