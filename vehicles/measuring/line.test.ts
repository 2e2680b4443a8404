import { expect, it } from "vitest";
import { type Vehicle, vehicles } from "../index.ts";
import { wholeLine } from "./line.ts";

const { liftMillimetres: _, ...first }: Vehicle = vehicles[0];
const like = (changes: Partial<Vehicle>): Vehicle => ({ ...first, ...changes });
const fork = like({ kind: "fork", payloadKg: 1400, liftMillimetres: 1600 });
const tall = like({ kind: "fork", payloadKg: 1500, liftMillimetres: 3000 });
const tugger = like({ kind: "tugger", payloadKg: 600, follows: "tape" });

it("counts the vehicles of each kind, and gives the ranges of payloads and lifts", () => {
  expect(wholeLine([fork, tall, tugger])).toEqual({
    payloads: "600 to 1500 kg",
    highestLift: "3000 mm",
    kinds: "two forks and a tugger",
    mapped: 2,
  });
});

it("works with one vehicle", () => {
  expect(wholeLine([fork])).toMatchObject({ payloads: "1400 kg", kinds: "a fork", mapped: 1 });
});
