import type { Vehicle } from "./vehicles.ts";

/** Writes a figure the one way this site writes it: value and unit, an en dash for a range. */
export function range([from, to]: readonly [number, number]) {
  return from === to ? `${from}` : `${from}–${to}`;
}

type Values = readonly [from: number, to: number];
/** A figure as pages write it, and as the numbers that it is made of: the same twice, but for a range. */
export type Figure = { label: string; value: string; unit: string; values: Values };

/** The five figures of a vehicle, in the order in which every page shows them; no lift, no row. */
export function vehicleFigures(vehicle: Vehicle): Figure[] {
  const { payloadKg: payload, speedMetresPerSecond: speed, liftMillimetres: lift } = vehicle;
  return [
    figure("Payload", [payload, payload], "kg"),
    figure("Speed", [speed, speed], "m/s"),
    ...(lift === undefined ? [] : [figure("Lift", [lift, lift], "mm")]),
    figure("Run time", vehicle.runTimeHours, "hrs"),
    figure("Charge", vehicle.chargeTimeHours, "hrs"),
  ];
}

function figure(label: string, values: Values, unit: string): Figure {
  return { label, value: range(values), unit, values };
}

/** The same in one line: "payload 1400 kg, speed 1.5 m/s, …". */
export function figuresInWords(vehicle: Vehicle) {
  const words = vehicleFigures(vehicle).map(
    ({ label, value, unit }) => `${label.toLowerCase()} ${value} ${unit}`,
  );
  return words.join(", ");
}
