import type { Vehicle } from "./vehicles.ts";

/** Writes a figure the one way this site writes it: value and unit, an en dash for a range. */
export function range([from, to]: readonly [number, number]) {
  return from === to ? `${from}` : `${from}–${to}`;
}

export type Figure = { label: string; value: string; unit: string };

/** The five figures of a vehicle, in the order in which every page shows them; no lift, no row. */
export function vehicleFigures(vehicle: Vehicle): Figure[] {
  const lift = vehicle.liftMillimetres;
  return [
    { label: "Payload", value: `${vehicle.payloadKg}`, unit: "kg" },
    { label: "Speed", value: `${vehicle.speedMetresPerSecond}`, unit: "m/s" },
    ...(lift === undefined ? [] : [{ label: "Lift", value: `${lift}`, unit: "mm" }]),
    { label: "Run time", value: range(vehicle.runTimeHours), unit: "hrs" },
    { label: "Charge", value: range(vehicle.chargeTimeHours), unit: "hrs" },
  ];
}

/** The same in one line: "payload 1400 kg, speed 1.5 m/s, …". */
export function figuresInWords(vehicle: Vehicle) {
  const words = vehicleFigures(vehicle).map(
    ({ label, value, unit }) => `${label.toLowerCase()} ${value} ${unit}`,
  );
  return words.join(", ");
}
