import { expect, test } from "vitest";
import { vehicles } from "#vehicles/index.ts";
import { figuresAmong, figuresOf } from "./figure-faults.ts";

const fork = figuresOf(vehicles.filter(({ product }) => product === "fork"));

test.each([
  ["It carries 1400 kg.", ["1400 kg"]],
  ["A payload of 1400\u00a0kg, 1.5 m/s", ["1400 kg", "1.5 m/s"]],
  ["It carries 1.4 tonnes.", ["1.4 tonne"]],
  ["7 to 9 hours on a charge", ["7–9 h"]],
  ["7–\u20609 hours on a charge", ["7–9 h"]],
  ["The MAG 1400 Fork lifts pallets of 1200 kg.", []],
  ["A round of 140 m", []],
])("%s says %j", (text, said) => {
  expect(figuresAmong(text, fork)).toEqual(said);
});
