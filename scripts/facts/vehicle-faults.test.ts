import { expect, test } from "vitest";
import { vehicles } from "../../vehicles/index.ts";
import { figureFaults } from "./vehicle-faults.ts";

const [first] = vehicles;

test("the line has every figure", () => {
  expect(figureFaults(vehicles)).toEqual([]);
});

test("a vehicle without its payload, and one of an unknown kind, are named", () => {
  const { payloadKg: _, ...without } = { ...first, product: "miniLifter" };
  const unknown = { ...first, product: "bigFork", kind: "bigFork" };
  expect(figureFaults([...vehicles, without])).toEqual([
    "vehicles/mini-lifter/record.ts has no payloadKg, which every other vehicle has. vehicles/vehicle.ts says what it is.",
  ]);
  expect(figureFaults([...vehicles, unknown])).toEqual([
    expect.stringContaining('vehicles/big-fork/record.ts is of the kind "bigFork". Kinds are: fork,'),
  ]);
});
