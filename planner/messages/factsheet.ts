import { manufacturer } from "#vehicles/maker.ts";
import type { Measures } from "#vehicles/measures.ts";
import { assumptions } from "../plan/assumptions.ts";
import { motion } from "../traffic/motion.ts";
import type { PlannedVehicle } from "../vehicles.ts";
import { vehicleActions } from "./actions.ts";
import type { Factsheet } from "./factsheet-type.ts";
import { loadSpecification } from "./load-sets.ts";

/** The version of VDA 5050 that the messages follow. */
const vdaVersion = "2.1.0";

/** m/s below which a drive no longer turns evenly; a planning value. */
const slowest = 0.05;

/** s; 0 is no limit: orders come, and states follow, as things happen. VDA 5050 asks for a state at least every 30 s. */
const timing = { minOrderInterval: 0, minStateInterval: 0, defaultStateInterval: 30 };

/**
 * What a vehicle tells fleet control about itself (VDA 5050 2.1, topic "factsheet"): metres, kilograms, seconds, with
 * the origin in the turning centre, x forwards and y to the left. Sizes are those of its model, payload and speed those
 * of the product table; acceleration and handling times are planning values.
 * @param serialNumber of one vehicle; left out for the sheet of the type
 * @returns undefined for a vehicle on a tape: it takes its orders from the Integrator and does not speak VDA 5050
 */
export function factsheetOf(vehicle: PlannedVehicle, serialNumber?: string): Factsheet | undefined {
  const { product, title, measures, payload, speed, follows } = vehicle;
  if (follows) return undefined;
  return {
    version: vdaVersion,
    manufacturer,
    serialNumber: serialNumber ?? product,
    typeSpecification: {
      seriesName: title,
      agvKinematic: measures.wheels.some(({ steers }) => steers) ? "THREEWHEEL" : "DIFF",
      agvClass: classOf(measures),
      maxLoadMass: payload,
      localizationTypes: ["NATURAL"],
      navigationTypes: ["VIRTUAL_LINE_GUIDED"],
    },
    physicalParameters: {
      speedMin: slowest,
      speedMax: speed,
      accelerationMax: motion.acceleration,
      decelerationMax: motion.acceleration,
      heightMin: metres(measures.height),
      heightMax: metres(measures.forks?.raisedHeight ?? measures.height),
      width: metres(measures.width),
      length: metres(measures.length),
    },
    protocolLimits: { maxStringLens: {}, maxArrayLens: {}, timing },
    protocolFeatures: { optionalParameters: [], agvActions: vehicleActions(measures) },
    agvGeometry: {
      wheelDefinitions: measures.wheels.map(wheelDefinition),
      envelopes2d: [envelope(measures)],
    },
    loadSpecification: loadSpecification(vehicle, {
      pickTime: assumptions.pick.value,
      dropTime: assumptions.drop.value,
    }),
  };
}

type Wheel = Measures["wheels"][number];

const metres = (millimetres: number) => millimetres / 1000;

function classOf({ forks, decks }: Measures) {
  if (forks) return "FORKLIFT";
  return decks.length > 0 ? "CONVEYOR" : "CARRIER";
}

function wheelDefinition({ drives, steers, swivels, x, y, diameter, width }: Wheel) {
  return {
    type: swivels ? ("CASTER" as const) : drives ? ("DRIVE" as const) : ("FIXED" as const),
    isActiveDriven: drives,
    isActiveSteered: steers,
    position: { x: metres(x), y: metres(y), ...(!swivels && !steers && { theta: 0 }) },
    diameter: metres(diameter),
    width: metres(width),
  };
}

/** The rectangle that the vehicle covers on the floor without a load. */
function envelope({ front, rear, width }: Measures) {
  const [x1, x2, y] = [metres(front), metres(-rear), metres(width / 2)];
  return {
    set: "UNLOADED",
    polygonPoints: [
      { x: x1, y },
      { x: x2, y },
      { x: x2, y: -y },
      { x: x1, y: -y },
    ],
    description: "Over everything, forks or plate lowered, without a load",
  };
}
