import { fractalNoise } from "../materials/noise.ts";
import { drawn } from "../materials/textures.ts";
import type { FloorMarkings } from "./world.ts";

/** Draws on the floor in metres. */
export type LanePainter = {
  line(
    from: readonly [number, number],
    to: readonly [number, number],
    width: number,
    colour: string,
    dash?: readonly number[],
  ): void;
  fill(x: number, z: number, width: number, depth: number, colour: string): void;
  outline(x: number, z: number, width: number, depth: number, colour: string): void;
  arrow(x: number, z: number, turn: number, colour: string): void;
  text(text: string, x: number, z: number, height: number, colour: string): void;
};

export const laneColours = {
  yellow: "#e3b11c",
  white: "#e8eae6",
  blue: "#2d5f8f",
  joint: "rgba(52,52,49,.75)",
};

/** Paints an area of the floor and lets years of traffic wear it. */
export function paintLanes(
  area: Omit<FloorMarkings, "map">,
  paint: (painter: LanePainter) => void,
): FloorMarkings {
  const density = Math.min(170, 8000 / area.width, 8000 / area.depth);
  const map = drawn(area.width * density, area.depth * density, (context, width, height) => {
    context.save();
    context.scale(density, density);
    context.translate(-area.x, -area.z);
    paint(painter(context));
    context.restore();
    wear(context, width, height);
  });
  return { ...area, map };
}

function painter(context: CanvasRenderingContext2D): LanePainter {
  return {
    line([x0, z0], [x1, z1], width, colour, dash = []) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.setLineDash([...dash]);
      context.beginPath();
      context.moveTo(x0, z0);
      context.lineTo(x1, z1);
      context.stroke();
    },
    fill(x, z, width, depth, colour) {
      context.fillStyle = colour;
      context.fillRect(x, z, width, depth);
    },
    outline(x, z, width, depth, colour) {
      context.strokeStyle = colour;
      context.lineWidth = 0.08;
      context.setLineDash([]);
      context.strokeRect(x, z, width, depth);
    },
    arrow(x, z, turn, colour) {
      context.save();
      context.translate(x, z);
      context.rotate(turn);
      context.fillStyle = colour;
      context.fill(new Path2D("M-.7-.08H.2V-.27L.75 0 .2.27V.08H-.7z"));
      context.restore();
    },
    text(text, x, z, height, colour) {
      context.save();
      context.translate(x, z);
      context.scale(height / 100, height / 100);
      context.fillStyle = colour;
      context.font = "700 100px Archivo";
      context.fillText(text, 0, 0);
      context.restore();
    },
  };
}

function wear(context: CanvasRenderingContext2D, width: number, height: number): void {
  const size = 1024;
  const noise = fractalNoise({ size, cells: 6, octaves: 8, gain: 0.68, seed: 31 });
  const image = context.getImageData(0, 0, width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 4 + 3;
      const alpha = image.data[o] ?? 0;
      if (alpha === 0) continue;
      const rubbed = noise[(y % size) * size + (x % size)] ?? 0;
      image.data[o] = alpha * (0.95 - 0.8 * Math.min(1, Math.max(0, (rubbed - 0.58) / 0.09)));
    }
  }
  context.putImageData(image, 0, 0);
}
