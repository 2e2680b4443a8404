import { findVehicle } from "#vehicles/index.ts";
import { measures } from "#vehicles/measures.ts";
import { box } from "#vehicles/modelling/geometry/loft.ts";
import { Part } from "#vehicles/modelling/geometry/part.ts";
import { buildLoad } from "#vehicles/modelling/loads/load.ts";
import { conveyorDeck, deckHeight } from "#vehicles/modelling/parts/conveyor-deck.ts";
import { stackLight } from "#vehicles/modelling/parts/lights.ts";
import { plainKit } from "#vehicles/modelling/plain-kit.ts";
import { bay, line, slabs } from "../floor.ts";
import { at, plain, type Stage, vehicle } from "../stage.ts";

const kit = plainKit();
const load = { stack: { along: 2, across: 2, layers: 2, height: 0.28, seed: 5 } };

/** Both sides say ready before anything moves. */
export async function handshake(): Promise<Stage> {
  const [deck] = measures[findVehicle("singleConveyor").product].decks;
  const height = (deck?.height ?? 660) / 1000;
  return {
    view: { azimuth: -62, elevation: 25, scale: 168 },
    middle: [0.25, 0, 0.5],
    floor: [...slabs([-6, 0, 6]), ...bay([-1.95, -0.7], [0.02, 0.72], 0.05, "route")],
    standing: [
      at([-0.95, 0, 0], await vehicle("singleConveyor", { load })),
      at(
        [0.02, 0, 0],
        plain(() => conveyor(4, height - deckHeight)),
      ),
      at(
        [2.5, 0, height],
        plain(() => buildLoad(kit, load)),
      ),
      at([0, -0.6, height], signals()),
    ],
    before: [
      line(
        [
          [-0.3, -0.6, height + 0.34],
          [0.3, -0.6, height + 0.34],
        ],
        "bold",
        "route",
      ),
    ],
  };
}

/** A fixed conveyor from x = 0, `high` metres above the floor. */
function conveyor(length: number, high: number): Part {
  const { materials: m } = kit;
  const part = new Part("conveyor").attach(conveyorDeck(kit, { length, width: 0.95 }), [length / 2, high, 0]);
  for (const x of [0.15, length / 3, (2 * length) / 3, length - 0.15]) {
    for (const z of [-0.42, 0.42]) part.add(m.graphite, box(0.06, high + 0.04, 0.06), [x, high / 2, z]);
    part.add(m.graphite, box(0.04, 0.04, 0.8), [x, 0.2, 0]);
  }
  return part;
}

/** A lamp on a post at each deck's edge. */
function signals(): Part {
  const { materials: m } = kit;
  const part = new Part("signals");
  for (const x of [-0.3, 0.3]) {
    part.add(m.graphite, box(0.04, 0.36, 0.04), [x, 0.12, 0]);
    part.attach(stackLight(kit), [x, 0.3, 0]);
  }
  return part;
}
