import type { PlannedVehicle } from "../vehicles.ts";
import type { Factsheet } from "./factsheet-type.ts";

/** The footprint of a EUR pallet, the size that lengths are given for, mm; along the vehicle and across it. */
const pallet = { length: 1200, width: 800 };

const quarterTurn = 1.5708; /* rad */

/** Load positions of the vehicle, and a load set for each kind of load: heights in m, origin in the turning centre. */
export function loadSpecification(
  { payload, speed, takes, measures }: PlannedVehicle,
  times: { pickTime: number; dropTime: number },
): Factsheet["loadSpecification"] {
  const places = loadPlaces(measures);
  return {
    loadPositions: places.map(({ name }) => name),
    loadSets: takes.carriers.flatMap((carrier) =>
      places.map(({ name, x, z, highest, across }) => ({
        setName: places.length > 1 ? `${carrier}-${name}` : carrier,
        loadType: carrier,
        loadPositions: [name],
        boundingBoxReference: { x, y: 0, z, theta: across ? quarterTurn : 0 },
        loadDimensions: { length: pallet.length / 1000, width: pallet.width / 1000 },
        /* Two decks share the payload; another split is settled with the layout. */
        maxWeight: payload / places.length,
        minLoadhandlingHeight: z,
        maxLoadhandlingHeight: highest,
        agvSpeedLimit: speed,
        ...times,
      })),
    ),
  };
}

/** The load's middle on the vehicle, the height of its underside, its lift (m), and whether it lies crosswise. */
export function loadPlaces({ forks, decks, plate, height }: PlannedVehicle["measures"]) {
  if (forks)
    return [
      {
        name: "forks",
        x: (forks.heel - pallet.length / 2) / 1000,
        z: forks.lowest / 1000,
        highest: forks.highest / 1000,
        across: false,
      },
    ];
  if (decks.length > 0)
    return decks.map((deck, index) => ({
      name: decks.length > 1 ? `deck-${index + 1}` : "deck",
      x: deck.at / 1000,
      z: deck.height / 1000,
      highest: deck.height / 1000,
      across: deck.length < deck.width,
    }));
  const top = (plate?.height ?? height) / 1000;
  return [{ name: "plate", x: 0, z: top, highest: top, across: false }];
}
