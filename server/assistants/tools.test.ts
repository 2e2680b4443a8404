import { expect, it } from "vitest";
import { readPlan } from "#planner/plan/read-plan.ts";
import { presetOf, presets } from "#planner/presets/presets.ts";
import answerTool from "./answer-tool.ts";
import { tools } from "./tools.ts";

const fields = {
  flows: ["perHour", "every", "first", "perTrip", "vehicle"],
  tours: ["stops", "load", "every", "first", "atStop", "carts"],
};

it("tells an assistant of every field by which a flow or a tour says when it drives, and by what", () => {
  const [described] = tools.flatMap(({ inputSchema: { properties } }) => properties["plan"] ?? []);
  const { description } = described as { description: string };
  for (const [list, names] of Object.entries(fields)) {
    const told = description.split(`${list}: `)[1]?.split(".")[0] ?? "";
    expect(names.filter((name) => !told.includes(name))).toEqual([]);
  }
});

const lineFeeding = presetOf("line-feeding");

it.runIf(lineFeeding)("names only fields that a plan may have", () => {
  const [flow] = lineFeeding?.flows ?? [];
  const { perHour: _, ...taken } = { ...flow };
  const flows = [{ ...taken, every: 300, first: 60, perTrip: 1, vehicle: "fork" }];
  const stops = ["supermarket", "housings"];
  const tours = [{ stops, load: "cart", every: 420, first: 0, atStop: 60, carts: 2 }];
  const read = readPlan({ ...lineFeeding, choice: {}, flows, tours });
  expect(read.ok ? [] : read.errors).toEqual([]);
});

it("opens each case as a plan that the other tools take", () => {
  for (const { id } of presets) {
    const opened = answerTool({ tool: "open_plan", input: { case: id } });
    const { plan } = (opened.ok ? opened.value.answer : {}) as { plan?: unknown };
    const asked = [{ case: id }, { plan }].map((input) => answerTool({ tool: "check_fit", input }));
    expect(asked.map((answer) => answer.ok && answer.value.path)).toEqual([
      expect.stringMatching(/^\/planner\?/),
      opened.ok && opened.value.path,
    ]);
  }
});
