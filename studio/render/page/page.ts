import { Vector3 } from "three";
import { dullMaterials, pictureKit } from "../../materials/kit.ts";
import type { ScenePose } from "../../scenes/scenes.ts";
import { stageScene } from "../../scenes/scenes.ts";
import type { Shot } from "../../shots/shot.ts";
import { cameraFor } from "./camera.ts";
import { Darkroom } from "./darkroom.ts";
import { patchShaders } from "./shader-patches.ts";

/** Positions of the scene's named points in the picture, in per cent of its width and height. */
export type Hotspots = Record<string, { left: number; top: number }>;

export type Exposed = {
  png: string;
  hotspots: Hotspots;
  triangles: number;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged
  interface Window {
    studio: { expose(shot: Shot, font: string): Promise<Exposed>; report?: (done: number) => void };
  }
}

window.studio = { expose };

async function expose(shot: Shot, font: string): Promise<Exposed> {
  await loadTypeface(font);
  patchShaders();
  const { width, height } = shot.size;
  const darkroom = new Darkroom(width, height);
  document.body.append(darkroom.canvas);
  const kit = pictureKit();
  dullMaterials(kit);
  const staged = stageScene(
    { kit, width, height, camera: shot.camera, mirror: darkroom.mirror.target.texture },
    shot.set as ScenePose,
  );
  let triangles = 0;
  staged.scene.traverse((object) => {
    if ("geometry" in object) triangles += trianglesOf(object as never);
  });
  await darkroom.expose(staged, shot.camera, shot.sampling, (done) => window.studio.report?.(done));
  const camera = cameraFor(shot.camera, width, height);
  const hotspots: Hotspots = {};
  for (const [name, object] of staged.anchors) {
    if (shot.marks && !shot.marks.includes(name)) continue;
    const point = object.getWorldPosition(new Vector3()).project(camera);
    hotspots[name] = { left: round((point.x / 2 + 0.5) * 100), top: round((0.5 - point.y / 2) * 100) };
  }
  return { png: darkroom.canvas.toDataURL("image/png"), hotspots, triangles };
}

const round = (value: number) => Math.round(value * 100) / 100;

const trianglesOf = (mesh: { geometry: { index: { count: number } | null }; count?: number }) =>
  ((mesh.geometry.index?.count ?? 3) / 3) * (mesh.count ?? 1);

export async function loadTypeface(font: string): Promise<void> {
  const face = new FontFace("Archivo", `url(data:font/woff2;base64,${font})`, {
    weight: "100 900",
    stretch: "62% 125%",
  });
  document.fonts.add(await face.load());
}
