import { type Body, place } from "../../kernel/body.ts";
import { box } from "../../kernel/loft.ts";
import type { Scene } from "../../kernel/scene.ts";
import { conveyor, deckHeight } from "../../models/conveyor.ts";
import { singleConveyor } from "../../models/conveyor-vehicles.ts";
import { beacon } from "../../models/fittings.ts";
import { bay, slabs } from "../../models/floor.ts";
import { film } from "../../models/unit-load.ts";
import { wire } from "../../models/wire.ts";
import { around, hero, stage } from "../stage.ts";

/** Both sides say ready before anything moves. */
export const handshake = (): Scene =>
  stage({
    size,
    view: { azimuth: -62, elevation: 25, scale: 168 },
    middle: [0.25, 0, 0.5],
    floor: [...joints, ...bay(-1.95, -0.7, 0.02, 0.72, 0.05, "route")],
    groups: [
      hero([...singleConveyor(), ...place(film(0.62), [0.1, 0, deckHeight])], [-0.95, 0, 0]),
      around(conveyor(4), [0.02, 0, 0]),
      around(film(0.62), [2.5, 0, deckHeight]),
      { bodies: [...lamp(-0.3), ...lamp(0.3), wire([-0.3, -0.6, 1.07], [0.3, -0.6, 1.07], "bold", "route")] },
    ],
  });

const size = [800, 500] as const;
const joints = slabs([-6, 0, 6]);

/** A lamp on a stalk at the deck's edge: each side shows that it is ready. */
const lamp = (x: number): Body[] => [
  box([x - 0.02, -0.62, deckHeight - 0.06], [0.04, 0.04, 0.36], "graphite", { weight: "fine" }),
  ...place(beacon([0, 0, 0]), [x, -0.6, deckHeight + 0.3]),
];
