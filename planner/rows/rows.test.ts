import { describe, expect, it } from "vitest";
import { planWith } from "../plan/example.ts";
import { readPlan } from "../plan/read-plan.ts";
import { presets } from "../presets/presets.ts";
import { rowLists } from "./columns.ts";
import { asRows, readRows } from "./rows.ts";

const strange = planWith({
  places: [
    { id: 'a "b"; c', x: -1.5, y: 0, handover: "floor" },
    { id: " d,e ", x: 9000, y: 1, handover: "rack", height: 800, chargers: 2 },
  ],
  lanes: [
    { from: 'a "b"; c', to: " d,e ", both: true, door: 7.5 },
    { from: " d,e ", to: 'a "b"; c', length: 10, speed: 0.7 },
  ],
  flows: [
    { from: 'a "b"; c', to: " d,e ", load: "pallet", perHour: 2.5, perTrip: 2 },
    { from: 'a "b"; c', to: " d,e ", load: "pallet", every: 90, first: 30, vehicle: "lifter" },
  ],
});

it.each([...presets.map(({ plan }) => plan), strange])("$name survives a round trip as rows", (plan) => {
  const rows = asRows(plan);
  const lists = rowLists.map((list) => [list, readRows(list, rows[list], "none").entries]);
  const read = readPlan(JSON.parse(JSON.stringify({ ...plan, ...Object.fromEntries(lists) })));
  expect(read).toEqual({ ok: true, value: plan });
});

describe("what is pasted from a spreadsheet", () => {
  it("may have a head, tabs, decimal commas and empty lines", () => {
    const text = "From\tTo\tLoad\tOrders an hour\r\n\r\nwrapper\tstage\t\t2,5\r\n";
    expect(readRows("flows", text, "pallet")).toEqual({
      entries: [{ from: "wrapper", to: "stage", load: "pallet", perHour: 2.5 }],
      lines: [3],
      errors: [],
    });
  });

  it("may hold loads, with carriers in words and sizes in any unit", () => {
    const rows = "name;carried on;length;width;height;weight\nbin;Cart train;1,2 m;80 cm;1500;0,35 t";
    expect(readRows("loads", rows, "pallet").entries).toEqual([
      { id: "bin", carrier: "cart-train", length: 1200, width: 800, height: 1500, weight: 350 },
    ]);
  });

  it.each([
    ["a pound may be written otherwise than a metre", "1,2 m", "2,000 lb", { why: "2000 or 2" }],
    [
      "a pound than a tonne in its own column",
      "1200",
      "2,000 lb\nbox;rack;1200;800;1500;1,5 t",
      { why: "2000 or 2" },
    ],
    ["a kilogram than a metre", "1.2 m", "1.250", { why: "1250 or 1.25" }],
    ["metres are written alike", "1,2 m", "1500\nbox;rack;1,500 m;0,8 m;1,4 m;300", { length: 1500 }],
    ["points among commas group thousands", "1,2 m", "2.000 lb", { weight: 907.184_74 }],
    ["commas alone group them, as on the site's pages", "48 in", "2,000 lb", { weight: 907.184_74 }],
  ])("may have commas and points that are asked about: %s", (_, length, weight, said) => {
    const { entries, errors } = readRows("loads", `bin;rack;${length};800;1500;${weight}`, "pallet");
    if ("why" in said)
      expect(errors).toEqual([{ path: "loads[0].weight", message: expect.stringContaining(said.why) }]);
    else expect(entries.at(-1)).toMatchObject(said);
  });

  it("may have a takt, and units in it", () => {
    const rows = "From;To;Takt [min];First after;Loads a trip\nwrapper;stage;1,5;30 s;2";
    expect(readRows("flows", rows, "pallet")).toMatchObject({
      entries: [{ from: "wrapper", to: "stage", load: "pallet", every: 90, first: 30, perTrip: 2 }],
      errors: [],
    });
  });

  it("may name the vehicle of a flow, in the line's words too", () => {
    const rows = "From;To;Orders an hour;Vehicle\na;b;2;MAG 1400 Fork\nb;a;2;agv tugger\na;b;1;barrow";
    const { entries } = readRows("flows", rows, "pallet");
    expect(entries).toMatchObject([{ vehicle: "fork" }, { vehicle: "agvTugger" }, { vehicle: "barrow" }]);
  });

  it("may have further columns, which are left out, and headings in other words", () => {
    const file = "From,To,Load,Orders an hour,Way,Takt\na,b,pallet,2,40,\nb,a,pallet,,40,60";
    expect(readRows("flows", file, "pallet").entries).toEqual([
      { from: "a", to: "b", load: "pallet", perHour: 2 },
      { from: "b", to: "a", load: "pallet", every: 60 },
    ]);
    const old = "From,To,Load,Orders an hour,Way\na,b,pallet,2,40";
    expect(readRows("flows", old, "pallet").entries).toEqual([
      { from: "a", to: "b", load: "pallet", perHour: 2 },
    ]);
    const other = "Name;x;y;Übergabe\na;1;2;floor";
    expect(readRows("places", other, "").entries).toEqual([{ id: "a", x: 1, y: 2, handover: "floor" }]);
  });

  it("may be a from-to chart", () => {
    const text = "\tstage\tdock\nwrapper\t12\t\ndock\t3\t0";
    expect(readRows("flows", text, "pallet")).toMatchObject({
      entries: [
        { from: "wrapper", to: "stage", perHour: 12 },
        { from: "dock", to: "stage", perHour: 3 },
      ],
      lines: [2, 3],
    });
    expect(readRows("flows", "\tstage\nwrapper\t0", "pallet").errors).toHaveLength(1);
  });

  it("may have its columns in another order, units in its heading or cells, and thousands", () => {
    const text = "X [m];Y [m];Name;Handover\n1,25;0;a;Floor\n1.200,5;80 cm;b;";
    expect(readRows("places", text, "").entries).toEqual([
      { id: "a", x: 1250, y: 0, handover: "floor" },
      { id: "b", x: 1_200_500, y: 800 },
    ]);
    const flows = readRows("flows", "wrapper|stage|pallet|1,200\nstage|wrapper||2/min", "crate");
    expect(flows.entries).toMatchObject([{ perHour: 1200 }, { load: "crate", perHour: 120 }]);
  });

  it("is read by the marks of the whole table, or says which cell could mean two things", () => {
    const chart = (cell: string) => readRows("flows", `;stage;dock\nwrapper;1.200;${cell}`, "pallet");
    expect(chart("0,5").entries).toMatchObject([{ perHour: 1200 }, { perHour: 0.5 }]);
    expect(chart("7.25").entries).toMatchObject([{ perHour: 1.2 }, { perHour: 7.25 }]);
    expect(chart("3").errors).toEqual([
      { path: "flows[0].perHour", message: expect.stringContaining("1200 or 1.2") },
    ]);
  });

  it("keeps text in place of a number, for the plan to refuse with a reason", () => {
    expect(readRows("places", "dock; far; 3", "").entries).toEqual([{ id: "dock", x: "far", y: 3 }]);
  });
});
