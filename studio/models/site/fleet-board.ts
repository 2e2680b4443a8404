import { box } from "../../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../../vehicles/modelling/geometry/part.ts";
import type { Kit } from "../../../vehicles/modelling/kit.ts";
import { decal } from "../../../vehicles/modelling/parts/decal.ts";
import { drawFleet } from "./fleet-screen.ts";

/** The fleet manager's board: a wide screen on a stand, facing +z, showing the map of the floor. */
export function fleetBoard(kit: Kit): Part {
  const { materials: m } = kit;
  const part = new Part("fleet board");
  part.add(m.graphite, box(1.1, 0.03, 0.6, 0.01), [0, 0.015, 0]);
  for (const x of [-0.3, 0.3]) part.add(m.graphite, box(0.07, 1.9, 0.07, 0.01), [x, 0.96, -0.06]);
  part.add(m.gloss, box(1.66, 0.98, 0.06, 0.012), [0, 1.62, 0]);
  part.attach(
    decal(kit, 1.6, 0.92, drawFleet, { glow: 0.9, opaque: true, density: 1200, roughness: 0.2 }),
    [0, 1.62, 0.031],
  );
  return part;
}
