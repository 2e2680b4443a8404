import { Vector3 } from "three";
import { pictureKit } from "../materials/kit.ts";
import { cameraFor } from "../render/page/camera.ts";
import { type Hotspots, loadTypeface } from "../render/page/page.ts";
import type { WorldShot } from "../shots/shot.ts";
import type { World } from "../worlds/world.ts";
import { buildWorld } from "../worlds/worlds.ts";
import { packed } from "./pack.ts";

export type Packed = {
  /** length of the scene's file, to be taken in pieces */
  bytes: number;
  world: Pick<World, "light" | "look"> & { floors: Record<string, unknown> };
  hotspots: Hotspots;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged
  interface Window {
    packer: {
      pack(shot: WorldShot, font: string): Promise<Packed>;
      /** a piece of the file in base64 */
      piece(from: number, to: number): string;
    };
  }
}

let file = new Uint8Array();

window.packer = {
  async pack(shot, font) {
    await loadTypeface(font);
    const world = buildWorld(pictureKit(), shot.set);
    file = await packed(world);
    const { floors, light, look } = world;
    const bare = Object.entries(floors).map(([name, { paint, ...floor }]) => [
      name,
      { ...floor, ...(paint && { paintArea: [paint.x, paint.z, paint.width, paint.depth] }) },
    ]);
    return {
      bytes: file.length,
      world: { light, look, floors: Object.fromEntries(bare) },
      hotspots: pointsIn(shot, world),
    };
  },
  piece(from, to) {
    let text = "";
    const part = file.subarray(from, to);
    for (let i = 0; i < part.length; i += 32_768)
      text += String.fromCharCode(...part.subarray(i, i + 32_768));
    return btoa(text);
  },
};

function pointsIn({ camera: setup, size, marks }: WorldShot, { anchors }: World): Hotspots {
  const camera = cameraFor(setup, size.width, size.height);
  const round = (value: number) => Math.round(value * 100) / 100;
  const points: Hotspots = {};
  for (const [name, object] of anchors) {
    if (marks && !marks.includes(name)) continue;
    const point = object.getWorldPosition(new Vector3()).project(camera);
    points[name] = { left: round((point.x / 2 + 0.5) * 100), top: round((0.5 - point.y / 2) * 100) };
  }
  return points;
}
