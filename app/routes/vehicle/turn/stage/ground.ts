import { CanvasTexture, Group, Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import type { TurnData } from "../load-turn.ts";
import type { Inks } from "./inks.ts";
import { type Point, segments } from "./lines.ts";

/** Metres from the middle to the grid's edge, and between its lines. */
const [reach, step] = [3, 0.5];

/** The floor: a grid of half metres, and a soft shadow below the vehicle. */
export function ground({ size }: TurnData, { grid }: Inks): Group {
  const lines: Point[] = [];
  for (let at = -reach; at <= reach; at += step)
    lines.push([at, 0, -reach], [at, 0, reach], [-reach, 0, at], [reach, 0, at]);
  const [length, width] = [size.length / 1000, size.width / 1000];
  const shadow = new Mesh(
    new PlaneGeometry(length * 1.4, width * 1.7).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ map: softSpot(), transparent: true, depthWrite: false }),
  );
  shadow.position.set((size.front - size.length / 2) / 1000, 0.002, 0);
  return new Group().add(segments(lines, grid, 0.22), shadow);
}

function softSpot(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 128;
  const context = canvas.getContext("2d");
  const fade = context?.createRadialGradient(64, 64, 8, 64, 64, 64);
  if (context && fade) {
    fade.addColorStop(0, "rgb(0 0 0 / 0.5)");
    fade.addColorStop(0.6, "rgb(0 0 0 / 0.3)");
    fade.addColorStop(1, "rgb(0 0 0 / 0)");
    context.fillStyle = fade;
    context.fillRect(0, 0, 128, 128);
  }
  return new CanvasTexture(canvas);
}
