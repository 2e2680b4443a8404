import type { Draw } from "../kit.ts";
import { letter } from "./lettering.ts";

export type BrandColours = {
  ground: string;
  route: string;
  name: string;
};

export const onShell: BrandColours = { ground: "#0b4633", route: "#2be08a", name: "#0e1f19" };
export const onDark: BrandColours = { ground: "#2be08a", route: "#0b3326", name: "#f2f4ef" };

/** The company's mark: an octagon and an M whose legs run like a route; drawn in a square of `size` pixels. */
function drawMark(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  colours: BrandColours,
) {
  const unit = size / 32;
  context.save();
  context.translate(x, y);
  context.scale(unit, unit);
  context.fillStyle = colours.ground;
  context.fill(new Path2D("M9 1h14l8 8v14l-8 8H9l-8-8V9z"));
  context.strokeStyle = colours.route;
  context.lineWidth = 3;
  context.stroke(new Path2D("M8 23V11l8 8 8-8v12"));
  context.restore();
}

/** Mark and name in one line, as wide as 3.4 times its height. */
export const wordmark =
  (colours: BrandColours): Draw =>
  (context, _, height) => {
    drawMark(context, height * 0.04, height * 0.04, height * 0.92, colours);
    context.save();
    context.translate(height * 1.16, 0);
    letter(context, "MAG", { size: 0.8, colour: colours.name, weight: 750, stretch: "normal" });
    context.restore();
  };

export const mark =
  (colours: BrandColours): Draw =>
  (context, width) =>
    drawMark(context, 0, 0, width, colours);
