import { expect, test } from "vitest";
import { vehicles } from "#vehicles/index.ts";
import { figuresAmong, figuresOf } from "./figure-faults.ts";

const figures = figuresOf([
  {
    ...vehicles[0],
    payloadKg: 1400,
    speedMetresPerSecond: 1.5,
    liftMillimetres: 1600,
    runTimeHours: [7, 9],
    chargeTimeHours: [2, 2],
  },
]);

test.each([
  ["It carries 1400 kg.", ["1400 kg"]],
  ["A payload of 1400\u00a0kg, 1.5 m/s", ["1400 kg", "1.5 m/s"]],
  ["It carries 1.4 tonnes.", ["1.4 tonne"]],
  ["7 to 9 hours on a charge", ["7–9 h"]],
  ["7–\u20609 hours on a charge", ["7–9 h"]],
  ["The MAG 1400 Fork lifts pallets of 1200 kg.", []],
  ["A round of 140 m", []],
])("%s says %j", (text, said) => {
  expect(figuresAmong(text, figures)).toEqual(said);
});
