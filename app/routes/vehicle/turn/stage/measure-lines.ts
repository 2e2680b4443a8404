import { Group } from "three";
import type { TurnData } from "../load-turn.ts";
import type { Inks } from "./inks.ts";
import { type Point, segments } from "./lines.ts";

/** A line from one point to another with its figure. */
export type Label = { text: string; from: Point; to: Point };

/** The gap between the vehicle and a dimension line, and half the length of a tick, in metres. */
const [apart, tick] = [0.22, 0.06];

/**
 * The dimension lines of length, width, height and lift.
 * @param height of the vehicle as it is raised, and `lift` of its forks or plate, mm
 */
export function measureLines(
  { size, lift: lifting }: TurnData,
  { height, lift }: { height: number; lift: number },
): Label[] {
  const [front, rear] = [size.front / 1000, (size.front - size.length) / 1000];
  const [side, top] = [size.width / 2000, height / 1000];
  const [near, far] = [side + apart, front + apart];
  const lines: (Omit<Label, "text"> & { text: number })[] = [
    { from: [rear, 0, near], to: [front, 0, near], text: size.length },
    { from: [far, 0, -side], to: [far, 0, side], text: size.width },
    { from: [far, 0, near], to: [far, top, near], text: height },
  ];
  if (lifting) lines.push({ from: [rear, 0, near], to: [rear, lift / 1000, near], text: lift });
  return lines.map((line) => ({ ...line, text: `${line.text} mm` }));
}

export const drawMeasures = (labels: readonly Label[], { line }: Inks): Group =>
  new Group().add(segments(labels.flatMap(withTicks), line));

/** A line with a short tick across each end. */
function withTicks({ from, to }: Label): Point[] {
  const ticks = [from, to].flatMap(([x, y, z]): Point[] => [
    [x - tick, y, z - tick],
    [x + tick, y, z + tick],
  ]);
  return [from, to, ...ticks];
}
