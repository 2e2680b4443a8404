import { expect, it } from "vitest";
import { vehicleFigures } from "#content/wording/figures.ts";
import { vehicles } from "#vehicles/index.ts";
import { measures } from "#vehicles/measures.ts";
import type { Taking } from "#vehicles/taking.ts";
import { sheetOf } from "./sheet-rows.ts";

it.each(vehicles.map((vehicle) => [vehicle.product, vehicle] as const))(
  "%s has 25 rows and more",
  (_, vehicle) => {
    const rows = sheetOf(vehicle).flatMap((group) => group.rows);
    expect(rows.length).toBeGreaterThanOrEqual(25);
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
    const value = (label: string) => rows.find((row) => row.label === label);
    for (const { label, value: figure, unit } of vehicleFigures(vehicle))
      expect(value(label)).toEqual({ label, value: `${figure} ${unit}`, source: "specification" });
    const { length, width, height } = measures[vehicle.product];
    expect(value("Length")).toMatchObject({ value: `${length} mm`, source: "model" });
    expect(value("Width")).toMatchObject({ value: `${width} mm`, source: "model" });
    expect(value("Height")).toMatchObject({ value: `${height} mm`, source: "model" });
  },
);

it.each(vehicles)("$product names conveyors' ends if it takes pallets from them", (vehicle) => {
  const { atConveyors } = vehicle.takes as Taking;
  const rows = sheetOf(vehicle).flatMap((group) => group.rows);
  expect(rows.some(({ label }) => label === "At a conveyor's end")).toBe(atConveyors === true);
});

it("the aisle is VDI 2198's for a EUR pallet", () => {
  const fork = vehicles.find(({ product }) => product === "fork");
  const rows = fork ? sheetOf(fork).flatMap((group) => group.rows) : [];
  const found = rows.find(({ label }) => label.includes("VDI 2198"));
  expect(found).toMatchObject({ value: "2733 mm", source: "planning" });
});
