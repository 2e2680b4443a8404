import type { Body } from "../kernel/body.ts";
import { box, loft } from "../kernel/loft.ts";
import type { Vector } from "../kernel/vector.ts";
import { wire } from "./wire.ts";

export type Mast = {
  /** Where the mast stands, its rails' distance from the middle, and its height when closed. */
  readonly x: number;
  readonly inner: number;
  readonly outer: number;
  readonly height: number;
  readonly lift: number;
  /** Height of the load guard above the forks. */
  readonly reach: number;
};

/** A mast of two stages: the inner one rises once the forks pass its middle. */
export function mast({ x, inner, outer, height, lift, reach }: Mast): Body[] {
  const rise = Math.max(0, lift + 0.45 - height * 0.72);
  const rails = [-outer, inner].map((y) =>
    box([x - 0.08, y, 0.05], [0.16, outer - inner, height - 0.05], "graphite"),
  );
  const stage = [-inner, inner - 0.05].map((y) =>
    box([x - 0.06, y, 0.12], [0.11, 0.05, height - 0.16 + rise], "steel", { weight: "fine", light: true }),
  );
  const bars = [0.16, 0.98].map((z) =>
    box([x - 0.03, -inner + 0.05, z], [0.05, 2 * inner - 0.1, 0.07], "graphite", {
      weight: "fine",
      light: true,
    }),
  );
  const head = box([x - 0.08, -inner, height - 0.13], [0.16, 2 * inner, 0.13], "green", { light: true });
  const chains = [-0.07, 0.07].map((y) =>
    wire([x - 0.07, y, lift + 0.4], [x - 0.07, y, height - 0.13 + rise]),
  );
  const crown =
    rise > 0.02
      ? [
          box([x - 0.05, -inner + 0.05, height + rise - 0.12], [0.09, 2 * inner - 0.1, 0.08], "steel", {
            weight: "fine",
            light: true,
          }),
        ]
      : [];
  return [...carriage(x - 0.12, inner, lift, reach), ...chains, ...bars, ...stage, ...crown, head, ...rails];
}

function carriage(x: number, inner: number, lift: number, reach: number): Body[] {
  const slats = Array.from({ length: 7 }, (_, index) => ((index - 3) * (inner + 0.04)) / 3);
  return [
    box([x - 0.04, -inner - 0.06, lift], [0.06, 2 * inner + 0.12, 0.1], "graphite", {
      weight: "fine",
      light: true,
    }),
    box([x - 0.04, -inner - 0.06, lift + 0.34], [0.06, 2 * inner + 0.12, 0.1], "graphite", {
      weight: "fine",
      light: true,
    }),
    ...slats.map((y) =>
      box([x - 0.03, y - 0.012, lift + 0.44], [0.03, 0.024, reach - 0.5], "graphite", {
        weight: "fine",
        light: true,
      }),
    ),
    box([x - 0.03, -inner - 0.06, lift + reach - 0.06], [0.03, 2 * inner + 0.12, 0.05], "graphite", {
      weight: "fine",
      light: true,
    }),
  ];
}

/** A fork arm from its heel at `x` backwards, with a slanted tip. */
export function forkArm(x: number, y: number, lift: number, length: number): Body[] {
  const [left, right] = [y - 0.08, y + 0.08];
  const plan = (tip: number, z: number): Vector[] => [
    [x - length + tip, left + tip * 0.4, z],
    [x, left, z],
    [x, right, z],
    [x - length + tip, right - tip * 0.4, z],
  ];
  return [loft(plan(0.09, lift), plan(0, lift + 0.05), "graphite", { weight: "fine" })];
}
