import Ajv from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { plannedVehicles } from "../vehicles.ts";
import { factsheetOf } from "./factsheet.ts";
import schema from "./schemas/factsheet.schema.json" with { type: "json" };

/* `unit`, `subtopic` and the like are the schema's own; `strict` would refuse these keywords as unknown. */
const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);

describe("the factsheet", () => {
  it.each(
    plannedVehicles.filter(({ follows }) => !follows).map((vehicle) => [vehicle.product, vehicle] as const),
  )("of %s is one by the schema of VDA 5050 2.1", (_, vehicle) => {
    const sheet = factsheetOf(vehicle, "1041");
    validate(sheet);
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ ...sheet, agvGeometry: undefined })).toBe(false);
    expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
    expect(JSON.stringify(sheet), "measures are whole millimetres").not.toMatch(/\d\.\d{5}/);
    const { length, width, height, forks, front, rear } = vehicle.measures;
    expect(sheet?.physicalParameters).toMatchObject({
      length: length / 1000,
      width: width / 1000,
      heightMin: height / 1000,
      heightMax: (forks?.raisedHeight ?? height) / 1000,
      speedMax: vehicle.speed,
    });
    const xs = sheet?.agvGeometry.envelopes2d[0]?.polygonPoints.map(({ x }) => x) ?? [];
    expect([Math.max(...xs), Math.min(...xs)]).toEqual([front / 1000, -rear / 1000]);
    expect(sheet?.typeSpecification.maxLoadMass).toBe(vehicle.payload);
  });

  it.each(plannedVehicles.map((vehicle) => [vehicle.product, vehicle] as const))(
    "of %s names a place for each load; on a tape it has none, as it does not speak VDA 5050",
    (_, vehicle) => {
      const places = factsheetOf(vehicle)?.loadSpecification.loadPositions;
      if (vehicle.follows) expect(places).toBeUndefined();
      else expect(places).toHaveLength(Math.max(1, vehicle.measures.decks.length));
    },
  );
});
