import { octagon } from "../geometry/contour.ts";
import { slab } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Draw, Kit } from "../kit.ts";
import { decal, facing } from "./decal.ts";
import { letter } from "./lettering.ts";

export type Mission = {
  order: string;
  from: string;
  to: string;
  /** per cent */
  battery: number;
};

/** The operator's screen; its face lies on x = 0 and faces +x. */
export function operatorScreen(kit: Kit, mission: Mission, width = 0.28, height = 0.17): Part {
  const part = new Part("screen");
  const [w, h] = [width / 2 + 0.014, height / 2 + 0.014];
  const frame = octagon(-w, w, 2 * h, 0.02, 0.004);
  part.add(kit.materials.gloss, slab(frame, -0.02, 0.008, 0.003, "x"));
  const face = decal(kit, width, height, drawMission(mission), {
    glow: 0.85,
    opaque: true,
    roughness: 0.12,
    density: 2600,
  });
  return part.attach(face, [0.0088, 0, 0], facing.front);
}

const drawMission =
  (mission: Mission): Draw =>
  (context, width, height) => {
    context.fillStyle = "#07130f";
    context.fillRect(0, 0, width, height);
    letter(context, `Order ${mission.order}`, {
      size: 0.1,
      colour: "#9fd9bd",
      x: 0.06,
      y: 0.13,
      weight: 500,
    });
    letter(context, `${mission.battery} %`, {
      size: 0.1,
      colour: "#e9fff4",
      x: 0.94,
      y: 0.13,
      align: "right",
    });
    letter(context, mission.to, { size: 0.25, colour: "#f5f2eb", x: 0.06, y: 0.4, weight: 650 });
    letter(context, `from ${mission.from}`, { size: 0.1, colour: "#9fd9bd", x: 0.06, y: 0.61, weight: 500 });
    context.fillStyle = "#12402f";
    context.fillRect(width * 0.06, height * 0.8, width * 0.5, height * 0.05);
    context.fillStyle = "#2be08a";
    context.fillRect(width * 0.06, height * 0.8, width * 0.34, height * 0.05);
    drawRoute(context, width, height);
  };

function drawRoute(context: CanvasRenderingContext2D, width: number, height: number): void {
  const point = (x: number, y: number) => [width * x, height * y] as const;
  context.lineWidth = height * 0.028;
  context.lineJoin = "round";
  context.strokeStyle = "#2be08a";
  context.beginPath();
  context.moveTo(...point(0.64, 0.86));
  for (const [x, y] of [
    [0.64, 0.66],
    [0.7, 0.56],
    [0.82, 0.56],
    [0.88, 0.46],
    [0.88, 0.3],
  ] as const)
    context.lineTo(...point(x, y));
  context.stroke();
  for (const [x, y, colour] of [
    [0.64, 0.86, "#2be08a"],
    [0.76, 0.56, "#f4b400"],
    [0.88, 0.3, "#f5f2eb"],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(...point(x, y), height * 0.045, 0, 7);
    context.fill();
  }
}
