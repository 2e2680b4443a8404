import type { Body } from "../kernel/body.ts";
import { box, chamfered, level, loft, type On, patch, prism } from "../kernel/loft.ts";
import type { Mark } from "../kernel/solid.ts";
import { deckHeight, rollers } from "./conveyor.ts";
import { scanner, stopButton } from "./fittings.ts";
import { everySide, glow, headlamps, letter, screen, seam, vents } from "./markings.ts";

/** MAG 1500 Single Conveyor: one deck of 1.7 m; it hands over at its ends. */
export const singleConveyor = (): Body[] => [
  ...driveUnit(),
  ...rollers(-0.86, 0.86, 0.98),
  ...guides(-0.6, 0.6),
  ...stopButton([0.66, -0.3, 0.55]),
];

const belt = chamfered(-0.75, -0.47, 0.75, 0.47, 0.15);
const shoulder = chamfered(-0.7, -0.42, 0.7, 0.42, 0.13);

/** What drives under the decks, 1.56 × 1 m. */
function driveUnit(): Body[] {
  return [
    prism(chamfered(-0.78, -0.5, 0.78, 0.5, 0.17), 0.03, 0.15, "rubber", { sides: everySide(8, seam) }),
    prism(chamfered(-0.7, -0.42, 0.7, 0.42, 0.14), 0.15, 0.2, "rubber", { light: true }),
    ...scanner(0.66, -0.38, 0.14),
    ...scanner(-0.66, 0.38, 0.14),
    prism(belt, 0.2, 0.3, "green", { sides: everySide(8, glow) }),
    loft(level(belt, 0.3), level(shoulder, 0.55), "shell", {
      topMaterial: "graphite",
      sides: { 0: flank, 2: front, 4: flank, 6: front },
    }),
    prism(chamfered(-0.6, -0.36, 0.6, 0.36, 0.05), 0.55, deckHeight - 0.13, "graphite", { light: true }),
  ];
}

const flank = (on: On): Mark[] => [
  { outline: patch(on, 0.12, 0.14, 0.88, 0.88), weight: "fine" },
  ...vents(on, 0.64, 0.82, [0.3, 0.4, 0.5, 0.6]),
  letter(on, [0.18, 0.4, 0.23, 0.7]),
];

const front = (on: On): Mark[] => [...headlamps(on, 0.16, 0.36), ...screen(on, [0.32, 0.3, 0.68, 0.84])];

/** Side guides keep the load on the deck. */
function guides(x0: number, x1: number, width = 0.98): Body[] {
  const thin = { weight: "fine", light: true } as const;
  return [-width / 2, width / 2 - 0.04].flatMap((y) => [
    ...[x0 + 0.08, x1 - 0.12].map((x) =>
      box([x, y, deckHeight - 0.01], [0.04, 0.04, 0.07], "graphite", thin),
    ),
    box([x0 + 0.02, y, deckHeight + 0.06], [x1 - x0 - 0.04, 0.04, 0.05], "green", thin),
  ]);
}
