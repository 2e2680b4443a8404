import type { Body } from "../../kernel/body.ts";
import { box, type On, patch, stroke } from "../../kernel/loft.ts";
import type { Scene } from "../../kernel/scene.ts";
import type { Mark } from "../../kernel/solid.ts";
import { area, line, slabs } from "../../models/floor.ts";
import { fork } from "../../models/fork.ts";
import { hero, stage } from "../stage.ts";

/** Orders go to the vehicle, its state comes back. */
export const messages = (): Scene => {
  const front = (on: On): Mark[] =>
    [0.12, 0.3, 0.48, 0.66, 0.84].flatMap((v): Mark[] => [
      { outline: patch(on, 0.12, v - 0.06, 0.88, v + 0.06), weight: "fine" },
      { outline: patch(on, 0.7, v - 0.025, 0.8, v + 0.025), material: "signal" },
      { outline: stroke(on, [0.2, v], [0.5, v]), open: true },
    ]);
  const parcel = (x: number, y: number, material: "signal" | "shell"): Body =>
    box([x - 0.11, y - 0.11, 0], [0.22, 0.22, 0.14], material, { weight: "fine" });
  return stage({
    size,
    view: { azimuth: -58, elevation: 28, scale: 100 },
    middle: [0.2, 0.1, 0.6],
    floor: [
      ...joints,
      line(
        [
          [-2.1, 0.3],
          [1.3, 0.3],
        ],
        "bold",
        "route",
      ),
      line(
        [
          [-2.1, -0.3],
          [1.3, -0.3],
        ],
        "bold",
        "ink",
      ),
      area(
        [
          [1.1, 0.12],
          [1.5, 0.3],
          [1.1, 0.48],
        ],
        "route",
      ),
      area(
        [
          [-1.9, -0.48],
          [-2.3, -0.3],
          [-1.9, -0.12],
        ],
        "ink",
      ),
    ],
    groups: [
      hero(
        [
          box([-0.45, -0.5, 0], [0.9, 1, 0.1], "graphite"),
          box([-0.42, -0.47, 0.1], [0.84, 0.94, 1.9], "shell", { sides: { 0: front, 1: front } }),
        ],
        [-2.9, 0, 0],
      ),
      hero([parcel(-1.2, 0.3, "signal"), parcel(-0.2, 0.3, "signal")], [0, 0, 0]),
      hero([parcel(0.7, -0.3, "shell"), parcel(-0.7, -0.3, "shell"), parcel(0, -0.3, "shell")], [0, 0, 0]),
      hero(fork(), [3.2, 0, 0]),
    ],
  });
};

const size = [800, 500] as const;
const joints = slabs([-6, 0, 6]);
