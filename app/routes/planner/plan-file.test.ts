import { expect, it } from "vitest";
import { requirementWords } from "#content/planner/requirement.ts";
import { readLif } from "#planner/lif/read-lif.ts";
import { tokenOf } from "#planner/link/link.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { readPlan } from "#planner/plan/read-plan.ts";
import { presets } from "#planner/presets/presets.ts";
import { cellText } from "#planner/rows/cell-text.ts";
import { loader } from "./plan-file.ts";

const plan = presets[0]?.plan as Plan;

function ask(file: string, token: string) {
  const request = new Request(`http://localhost/planner/files/${file}?plan=${token}`);
  return loader({ params: { file }, request } as Parameters<typeof loader>[0]);
}

it("a plan's JSON and LIF are read back as the same plan and floor", async () => {
  const answer = await ask("plan.json", tokenOf(plan));
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="plan.json"');
  expect(readPlan(await answer.json())).toEqual({ ok: true, value: plan });
  for (const file of ["floor.lif.json", "floor.lif2.json"]) {
    const floor = readLif(await (await ask(file, tokenOf(plan))).json());
    expect(floor).toMatchObject({ ok: true, value: { lanes: JSON.parse(JSON.stringify(plan.lanes)) } });
  }
});

it.each([
  '=HYPERLINK("http://example.com")',
  'Dock;=HYPERLINK("http://example.com")',
  "Dock\t=1+1",
  "Dock;\uFF1D1+1",
])("a name that begins like a formula stays text in a spreadsheet: %j", async (name) => {
  const renamed = (id: string) => (id === plan.flows[0]?.from ? name : id);
  const evil: Plan = {
    ...plan,
    places: plan.places.map((place) => ({ ...place, id: renamed(place.id) })),
    lanes: plan.lanes.map((lane) => ({ ...lane, from: renamed(lane.from), to: renamed(lane.to) })),
    flows: plan.flows.map((flow) => ({ ...flow, from: renamed(flow.from), to: renamed(flow.to) })),
  };
  const rows = await (await ask("flows.csv", tokenOf(evil))).text();
  expect(rows).toContain(cellText(name).slice(0, 7));
  expect(rows).not.toMatch(/(^|[\n,;\t])"?[=\uFF1D]/);
  expect(await (await ask("answers.csv", tokenOf(evil))).text()).toContain("payload");
});

it.each([
  ["plan.json", "1.nonsense"],
  ["plan.json", ""],
  ["nothing.txt", tokenOf(plan)],
  ["__proto__", tokenOf(plan)],
])("%s of “%s” is not there, and words say so", async (file, token) => {
  const answer = await ask(file, token);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const { unknown, unreadable } = requirementWords.instead;
  expect(await answer.text()).toBe(`${token === tokenOf(plan) ? unknown : unreadable}\n`);
});
