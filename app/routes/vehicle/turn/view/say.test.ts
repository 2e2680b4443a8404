import { describe, expect, it } from "vitest";
import { vehiclePage } from "#content/products/vehicle-page.ts";
import { findVehicle } from "#vehicles/index.ts";
import { measures } from "#vehicles/measures.ts";
import { loadTurn } from "../load-turn.ts";
import { changeLook, firstLook, type Looking } from "./looking.ts";
import { doorHeight, say } from "./say.ts";

const data = loadTurn(findVehicle("fork"));
const { length, width, height, forks } = measures.fork;
const load = { length: 1200, width: 800, height: 1144, top: 1230 };
const said = (change: Partial<Looking>, shown = { height, load }) =>
  say({ ...firstLook(data), ...change }, data, shown, vehiclePage.turn);

describe("what the view in 3D says", () => {
  it.each([
    [0, "the front"],
    [22, "the front"],
    [90, "the left"],
    [180, "the rear"],
    [270, "the right"],
    [340, "the front"],
  ])("from %i° the vehicle is seen from %s", (turn, side) => {
    expect(said({ turn })).toMatch(new RegExp(`^Seen from ${side}, 20° `));
  });

  it("names the lift, the load and the sizes that are shown", () => {
    expect(said({})).toContain(`Forks ${forks?.lowest} mm above the floor. No load.`);
    const all = said({ lift: 1600, load: true, measures: true }, { height: 2498, load });
    expect(all).toContain("Forks 1600 mm above the floor. Load on, 1200 × 800 × 1144 mm.");
    expect(all).toContain(`Vehicle ${length} × ${width} × 2498 mm.`);
  });

  it("a doorway leaves room across and overhead, or says how much it lacks", () => {
    expect(said({ around: "doorway", width: width + 10 })).toContain(
      `: it fits, 10 mm to spare across, ${doorHeight - height} mm overhead.`,
    );
    expect(said({ around: "doorway", width: width - 1 })).toContain(": it does not fit, 1 mm too narrow");
    const raised = { height: doorHeight + 40, load };
    expect(said({ around: "doorway", width: 2000 }, raised)).toContain("it does not fit");
    expect(said({ around: "doorway", width: 2000 }, raised)).toContain("40 mm too low");
  });

  it("counts a load that is wider or higher than the vehicle", () => {
    const broad = { height, load: { ...load, width: width + 200, top: doorHeight + 1 } };
    const inDoor = { around: "doorway", width: width + 100 } as const;
    expect(said({ ...inDoor, load: true }, broad)).toContain("100 mm too narrow, 1 mm too low");
    expect(said(inDoor, broad)).toContain("it fits");
  });

  it("an aisle has what its formula asks for, or lacks some of it", () => {
    const need = data.aisle?.need ?? 0;
    expect(said({ around: "aisle", width: need })).toContain("it fits, 0 mm to spare across.");
    expect(said({ around: "aisle", width: need - 30 })).toContain("30 mm too narrow");
  });
});

describe("looking on", () => {
  const first = firstLook(data);

  it("wraps around when it turns", () => {
    expect(changeLook(first, () => ({ turn: -10 })).turn).toBe(350);
    expect(changeLook(first, () => ({ turn: 725 })).turn).toBe(5);
  });

  it("keeps tilt and zoom within their bounds", () => {
    expect(changeLook(first, () => ({ tilt: -40, zoom: 90 }))).toMatchObject({ tilt: 5, zoom: 3 });
  });
});
