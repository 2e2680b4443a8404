import { aisleNeed, eurPallet } from "#planner/fit/aisle.ts";
import { motion } from "#planner/traffic/motion.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import { findListed, type Vehicle, type VehicleReference } from "#vehicles/index.ts";
import { productContents } from "#vehicles/product-content.ts";
import { vehicleFigures } from "../wording/figures.ts";

/** Where a figure comes from; the page explains each source once. */
type SheetSource = "specification" | "model" | "planning" | "standard";
export type SheetRow = { label: string; value: string; source: SheetSource };
type SheetGroup = { title: string; rows: SheetRow[] };

/** Everything known about a vehicle before a project begins, in groups. The product table's figures are unchanged. */
export function sheetOf(vehicle: Vehicle): SheetGroup[] {
  const groups: SheetGroup[] = [
    { title: "Load", rows: loadRows(vehicle) },
    { title: "Motion", rows: motionRows(vehicle) },
    { title: "Dimensions", rows: sizeRows(vehicle) },
    { title: "Room on the floor", rows: roomRows(vehicle) },
    { title: "Energy", rows: energyRows(vehicle) },
    { title: "Navigation and interfaces", rows: noteRows(vehicle) },
    { title: "Safety", rows: safetyRows },
    { title: "Environment", rows: environmentRows },
  ];
  return groups;
}

/** A row's value, for sentences elsewhere; empty if the vehicle has left the line. */
export function inSheet(product: VehicleReference, label: string): string {
  const vehicle = findListed(product);
  const rows = vehicle ? sheetOf(vehicle).flatMap((group) => group.rows) : [];
  return rows.find((each) => each.label.startsWith(label))?.value ?? "";
}

const row = (source: SheetSource, label: string, value: string): SheetRow => ({ label, value, source });
const mm = (length: number) => `${Math.round(length)} mm`;

/** A row of the product table. */
function figure(vehicle: Vehicle, label: string): SheetRow[] {
  const found = vehicleFigures(vehicle).find((each) => each.label === label);
  return found ? [row("specification", label, `${found.value} ${found.unit}`)] : [];
}

const inWords = (names: readonly string[]) => names.map((name) => name.replaceAll("-", " ")).join(", ");

function loadRows(vehicle: Vehicle): SheetRow[] {
  const { carriers, handovers, verify = [], atConveyors } = vehicle.takes;
  const { decks } = plannedVehicle(vehicle.product).measures;
  return [
    ...figure(vehicle, "Payload"),
    row("specification", "Takes", inWords(carriers)),
    ...(verify.length > 0 ? [row("specification", "After a trial", inWords(verify))] : []),
    row("specification", "Hands over at", inWords(handovers).replace("under", "places it drives beneath")),
    ...(atConveyors ? [row("planning", "At a conveyor's end", "if its height and signals allow")] : []),
    ...decks.map(({ length, width, height }, index) =>
      row(
        "model",
        decks.length > 1 ? `Deck ${index + 1}` : "Deck",
        `${mm(length)} × ${mm(width)}, ${mm(height)} above the floor`,
      ),
    ),
  ];
}

function motionRows(vehicle: Vehicle): SheetRow[] {
  return [
    ...figure(vehicle, "Speed"),
    row("planning", "Acceleration", `${motion.acceleration} m/s²`),
    row("planning", "Turning on the spot", `${motion.turning * 10}° a second`),
    ...figure(vehicle, "Lift"),
  ];
}

function sizeRows({ product }: Vehicle): SheetRow[] {
  const { length, width, height, groundClearance, forks, plate } = plannedVehicle(product).measures;
  return [
    row("model", "Length", mm(length)),
    row("model", "Width", mm(width)),
    row("model", "Height", mm(height)),
    ...(forks
      ? [
          row("model", "Height, forks raised", mm(forks.raisedHeight)),
          row("model", "Forks lowered", `${mm(forks.lowest)} above the floor`),
          row("model", "Fork length", mm(forks.length)),
          row("model", "Width over forks", mm(forks.spread)),
        ]
      : []),
    ...(plate
      ? [
          row("model", "Plate lowered", `${mm(plate.height)} above the floor`),
          row("model", "Plate raised", `${mm(plate.highest)} above the floor`),
        ]
      : []),
    row("model", "Ground clearance", mm(groundClearance)),
  ];
}

function roomRows({ product }: Vehicle): SheetRow[] {
  const vehicle = plannedVehicle(product);
  const { turningRadius, front, rear, width, forks } = vehicle.measures;
  const aisle = forks
    ? "Aisle to stack a EUR pallet at 90° (VDI 2198)"
    : "Aisle with a load of 1200 × 800 mm";
  return [
    row("model", "Turning circle", mm(2 * turningRadius)),
    row("model", "Turning centre to front", mm(front)),
    row("model", "Turning centre to rear", mm(rear)),
    row("planning", aisle, mm(aisleNeed(vehicle, eurPallet))),
    row("planning", "Doorway, before site clearances", mm(Math.max(width, eurPallet.width))),
    row("planning", "Distance between vehicles", mm(motion.clearance)),
    row("planning", "Lane for two to pass", mm(2 * Math.max(width, eurPallet.width) + 450)),
  ];
}

function energyRows(vehicle: Vehicle): SheetRow[] {
  return [
    ...figure(vehicle, "Run time"),
    ...figure(vehicle, "Charge"),
    row("planning", "Charges below", "30%"),
    row("planning", "Works again from", "70%"),
  ];
}

/** The notes of the cards, without the load, which a row above gives. */
const noteRows = ({ product }: Vehicle): SheetRow[] =>
  productContents[product].specs
    .filter(({ label }) => label !== "Carries")
    .map(({ label, value }) => row("specification", label, value));

const safetyRows: SheetRow[] = [
  row("standard", "Driverless industrial trucks", "ISO 3691-4"),
  row("standard", "Zones and risk assessment", "Whoever commissions the vehicles (ISO 3691-4)"),
];

const environmentRows: SheetRow[] = [
  row("planning", "Temperature", "5 to 40 °C; beyond, by site"),
  row("planning", "Floor", "Level; slopes by length and surface"),
];
