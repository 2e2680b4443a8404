import { describe, expect, it } from "vitest";
import { comparePath, nearestTo, readChoice } from "#app/vehicle-choice.ts";
import { sheetOf } from "#content/products/sheet-rows.ts";
import { fullTitle, type Vehicle, vehicles } from "#vehicles/index.ts";
import { compareRows } from "./compare-rows.ts";
import { firstCriterion } from "./decide.ts";

const all: readonly Vehicle[] = vehicles;
const pairs = all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other]));
const triples = pairs.flatMap((pair) =>
  all.slice(all.indexOf(pair[1] as Vehicle) + 1).map((third) => [...pair, third]),
);
const read = (search: string) => readChoice(new URLSearchParams(search));
const [first, second, third, fourth] = vehicles.map(({ product }) => product);

describe("the address", () => {
  it("names two or three vehicles, in one parameter or in several, each once, in its order", () => {
    for (const search of [
      `vehicles=${second},${first}`,
      `vehicles=${second}&vehicles=${first}&vehicles=${first}`,
    ])
      expect(read(search).compared.map(({ product }) => product)).toEqual([second, first]);
    const path = comparePath([third, first, second].filter((product) => product !== undefined));
    expect(read(path.replace(/.*\?/, "")).chosen).toEqual([third, first, second]);
  });

  it("with one or four says what to change and keeps the choice", () => {
    expect(read(`vehicles=${first}`)).toMatchObject({ problem: "few", chosen: [first], compared: [] });
    expect(read(`vehicles=${[first, second, third, fourth]}`)).toMatchObject({
      problem: "many",
      compared: [],
    });
    expect(read(`vehicles=${[first, second, third, fourth]}`).chosen).toHaveLength(4);
  });

  it("may contain unknown names", () => {
    expect(read(`vehicles=${first},hovercraft,__proto__&vehicles=${second}`)).toMatchObject({
      chosen: [first, second],
      unknown: ["hovercraft", "__proto__"],
    });
    const long = read(`vehicles=${"x,".repeat(5000)}&${"vehicles=y&".repeat(5000)}`);
    expect(long.compared).toEqual([]);
    expect(long.unknown.length).toBeLessThanOrEqual(3);
    expect(read("")).toEqual({ chosen: [], compared: [], unknown: [] });
  });
});

describe.each(
  [...pairs, ...triples].map((group) => [group.map(({ product }) => product).join(), group] as const),
)("%s", (_, group) => {
  it("the deciding sentence names each vehicle with a figure or a load of its own", () => {
    const sentence = firstCriterion(group);
    expect(sentence).toMatch(/^What decides is .*\.$/);
    const said = group.map((vehicle) => sentence.split(`the ${fullTitle(vehicle)} `)[1]?.split(";")[0]);
    expect(said.every(Boolean)).toBe(true);
    expect(new Set(said).size).toBeGreaterThan(1);
  });

  it("differing and equal rows together are every row of every sheet, each once", () => {
    const { differences, same } = compareRows(group);
    const rows = [...differences, ...same].flatMap((part) => part.rows);
    for (const [column, vehicle] of group.entries())
      for (const { label, value } of sheetOf(vehicle).flatMap((part) => part.rows))
        expect(rows.filter((row) => row.label === label).map(({ cells }) => cells[column]?.value)).toEqual([
          value,
        ]);
    for (const { cells } of same.flatMap((part) => part.rows))
      expect(new Set(cells.map((cell) => cell?.value)).size).toBe(1);
    for (const { cells } of differences.flatMap((part) => part.rows))
      expect(new Set(cells.map((cell) => cell?.value)).size).toBeGreaterThan(1);
  });
});

it("every vehicle has another one to be compared with", () => {
  for (const { product } of vehicles) expect(nearestTo(product)).not.toBe(product);
});
