import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { findListed, type Vehicle, vehicles } from "#vehicles/index.ts";
import { vehicleFigures } from "./figures.ts";

/** The product table of the line, repeated by hand, so that nobody changes a record by accident. */
const table = {
  fork: ["1400 kg", "1.5 m/s", "1600 mm", "7–9 hrs", "2 hrs"],
  counterBalance: ["1500 kg", "1.5 m/s", "3000 mm", "8 hrs", "1–2 hrs"],
  lifter: ["1500 kg", "1.5 m/s", "7–9 hrs", "2 hrs"],
  agvTugger: ["1500 kg", "0.6 m/s", "8 hrs", "1–2 hrs"],
  singleConveyor: ["1000 kg", "1 m/s", "7–9 hrs", "2 hrs"],
  dualConveyor: ["1500 kg", "0.7 m/s", "7–9 hrs", "2 hrs"],
};

/** Files that work out examples, or have figures of pallets and floors. */
const examples = /^content\/(posts\/(example-posts|podcasts)|documents\/(guides|reports)|planner\/method)/;

const figure = /(?<!× ?|[\d.,–])(\d[\d.]*(?:(?:–| to )\d[\d.]*)?) (kg|mm|m\/s|hrs|hours)\b/g;

test("the records are the product table", () => {
  for (const [product, figures] of Object.entries(table)) {
    const vehicle = findListed(product);
    if (vehicle) expect(vehicleFigures(vehicle).map(written), product).toEqual(figures);
  }
});

test("one hour has no plural", () => {
  const figures = vehicleFigures({ ...vehicles[0], runTimeHours: [1, 1], chargeTimeHours: [1, 2] });
  expect(figures.map(written).slice(-2)).toEqual(["1 hr", "1–2 hrs"]);
});

test("every figure in a sentence belongs to a vehicle that it names, or to any vehicle if it names none", async () => {
  const files = globSync("content/**/*.ts").filter(
    (file) => !examples.test(file) && !/\.test\.ts$/.test(file),
  );
  const read = files.map(async (file) =>
    strings(await import(/* @vite-ignore */ `../../${file}`))
      .flatMap(intoSentences)
      .map((text) => ({ file, text })),
  );
  const sentences = (await Promise.all(read)).flat();
  const wrong = sentences.filter(({ text }) => {
    const named = vehiclesIn(text);
    const right =
      named.length > 0
        ? named.flatMap(figuresOf)
        : [...vehicles.flatMap(figuresOf), ...ofTheLine, ...ofThoseWhoLeft];
    return figuresIn(text).some((each) => !right.includes(each));
  });
  expect(sentences.length).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});

const written = ({ value, unit }: { value: string; unit: string }) => `${value} ${unit}`;
const figuresOf = (vehicle: Vehicle) => vehicleFigures(vehicle).map(written);

/** Of the whole line, from the least to the most. */
const span = (values: readonly number[], unit: string) =>
  `${Math.min(...values)}–${Math.max(...values)} ${unit}`;
const ofTheLine = [
  span(
    vehicles.map(({ payloadKg }) => payloadKg),
    "kg",
  ),
  span(
    vehicles.flatMap(({ runTimeHours }) => runTimeHours),
    "hrs",
  ),
  span(
    vehicles.flatMap(({ chargeTimeHours }) => chargeTimeHours),
    "hrs",
  ),
];

/** A case study of a vehicle that has left the line keeps its figures. */
const ofThoseWhoLeft = Object.entries(table).flatMap(([product, figures]) =>
  findListed(product) ? [] : figures,
);

const intoSentences = (text: string) => text.replaceAll("\u2060", "").split(/(?<=[.?!]) /);

function figuresIn(text: string) {
  return [...text.matchAll(figure)].map(([, value = "", unit = ""]) =>
    written({ value: value.replace(" to ", "–"), unit: unit.replace("hours", "hrs") }),
  );
}

/** Longer titles first, because one title begins with another. */
function vehiclesIn(text: string): Vehicle[] {
  const byLength = [...vehicles].sort((a, b) => b.title.length - a.title.length);
  let rest = text;
  return byLength.filter(({ title }) => {
    const found = rest.includes(title);
    rest = rest.replaceAll(title, "");
    return found;
  });
}

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(strings);
}
