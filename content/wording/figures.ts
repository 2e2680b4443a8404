import { findListed, type Vehicle, type VehicleReference, vehicles } from "#vehicles/index.ts";

/** Writes a figure the one way this site writes it: value and unit, an en dash for a range. */
export function range([from, to]: readonly [number, number]) {
  return from === to ? `${from}` : `${from}–${to}`;
}

type Label = "Payload" | "Speed" | "Lift" | "Run time" | "Charge";
/** A measured quantity: the same number twice unless it is a range. */
export type Quantity = {
  label: Label;
  values: readonly [from: number, to: number];
  unit: "kg" | "m/s" | "mm" | "hrs";
};
/** A quantity as pages write it. */
export type Figure = { label: string; value: string; unit: string };

/** A vehicle's five quantities, in the order in which every page shows them; without a lift that row is left out. */
export function vehicleQuantities(vehicle: Vehicle): Quantity[] {
  const { payloadKg: payload, speedMetresPerSecond: speed, liftMillimetres: lift } = vehicle;
  return [
    { label: "Payload", values: [payload, payload], unit: "kg" },
    { label: "Speed", values: [speed, speed], unit: "m/s" },
    ...(lift === undefined ? [] : [{ label: "Lift", values: [lift, lift], unit: "mm" } as const]),
    { label: "Run time", values: vehicle.runTimeHours, unit: "hrs" },
    { label: "Charge", values: vehicle.chargeTimeHours, unit: "hrs" },
  ];
}

export function vehicleFigures(vehicle: Vehicle): Figure[] {
  return vehicleQuantities(vehicle).map(asFigure);
}

function asFigure({ label, values, unit }: Quantity): Figure {
  const value = range(values);
  return { label, value, unit: unit === "hrs" && value === "1" ? "hr" : unit };
}

/**
 * One figure of a vehicle with a text of its own; empty if the vehicle has left the list. @throws if it has no such
 * figure
 */
export function figureOf(product: VehicleReference, label: Label, text: string) {
  return quantityOf(product, label)
    .map(asFigure)
    .map(({ value, unit }) => ({ value, unit, text }));
}

function quantityOf(product: VehicleReference, label: Label): Quantity[] {
  const vehicle = findListed(product);
  if (!vehicle) return [];
  const quantity = vehicleQuantities(vehicle).find((each) => each.label === label);
  if (!quantity) throw new Error(`The vehicle "${product}" has no figure "${label}".`);
  return [quantity];
}

/** One figure as a table has it, "1400 kg" or "7–9 hrs"; empty if the vehicle has left the list. */
export function asShown(product: VehicleReference, label: Label) {
  return figureOf(product, label, "")
    .map(({ value, unit }) => `${value} ${unit}`)
    .join();
}

/** One figure within a sentence, "1400 kg" or "7 to 9 hours"; empty if the vehicle has left the list. */
export function inWords(product: VehicleReference, label: Label) {
  return quantityOf(product, label)
    .map(({ values, unit }) => (unit === "hrs" ? hoursInWords(range(values)) : `${range(values)} ${unit}`))
    .join();
}

/** The most and the least that some vehicle of the line has: "1500 kg", "1 to 2 hours". */
export function maxInWords(label: Label) {
  const found = lineQuantities(label);
  return `${Math.max(...found.flatMap(({ values }) => values))} ${found[0]?.unit}`;
}

export function hoursOfLine(label: "Run time" | "Charge") {
  const hours = lineQuantities(label).flatMap(({ values }) => values);
  return hoursInWords(range([Math.min(...hours), Math.max(...hours)]));
}

const hoursInWords = (value: string) => `${value.replace("–", " to ")} ${value === "1" ? "hour" : "hours"}`;

function lineQuantities(label: Label) {
  const line: readonly Vehicle[] = vehicles;
  return line.flatMap((vehicle) => vehicleQuantities(vehicle).filter((each) => each.label === label));
}

/** A text with figures of vehicles. A sentence about a vehicle that has left the list is left out. */
export function withFigures(texts: TemplateStringsArray, ...figures: readonly string[]): string {
  const missing = "\0";
  const text = String.raw({ raw: texts }, ...figures.map((figure) => figure || missing));
  return text
    .split(/(?<=[.?!]) /)
    .filter((sentence) => !sentence.includes(missing))
    .join(" ");
}

/** All in one line: "payload 1400 kg, speed 1.5 m/s, …". */
export function figuresInWords(vehicle: Vehicle) {
  const words = vehicleFigures(vehicle).map(
    ({ label, value, unit }) => `${label.toLowerCase()} ${value}\u00a0${unit}`,
  );
  return words.join(", ");
}
