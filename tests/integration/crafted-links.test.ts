import { afterAll, beforeAll, expect, test } from "vitest";
import { verbs } from "#planner/command/verbs.ts";
import { openToken } from "#planner/link/link.ts";
import { craftedLinks } from "#tests/support/crafted-links.ts";
import { bars, craftedEnv, sendCrafted } from "#tests/support/crafted-requests.ts";
import { memoryFolder } from "#tests/support/memory-folder.ts";
import { type StaffedSite, startStaffedSite } from "#tests/support/staff.ts";

let world: StaffedSite;
let folder: Awaited<ReturnType<typeof memoryFolder>>;
beforeAll(async () => {
  /* An enquiry is answered once the disk has it: failing-disk.test.ts has what a slow one may keep waiting. */
  folder = await memoryFolder();
  world = await startStaffedSite({ ...craftedEnv, DATA_DIR: folder.path });
});
afterAll(async () => {
  await world.stop();
  await folder.remove();
});

/* benchmarks/crafted-links.ts sends 400. */
test("crafted links at every address that takes one are answered in words within two seconds, and stop nothing", async () => {
  const { faults, answers, probes } = await sendCrafted(world, craftedLinks(30));
  expect(faults).toEqual([]);
  expect(new Set(answers.map(({ status }) => status))).toContain(200);
  expect(answers.filter(({ what }) => what.includes("/staff/enquiries/")).length).toBeGreaterThan(15);
  expect(Math.max(...probes)).toBeLessThan(bars.health);
  expect(world.site.output.join("\n")).not.toMatch(/"level":[56]0/);
});

test("the command answers each crafted link, and each plan in one, or refuses it with a reason", () => {
  const faults: string[] = [];
  for (const { name, token } of craftedLinks(400)) {
    const opened = openToken(token);
    const inputs: [string, unknown][] = [["open", { path: `/planner?plan=${token}` }]];
    if (opened.ok) for (const verb of ["fit", "bounds", "link"]) inputs.push([verb, opened.value.plan]);
    if (opened.ok) inputs.push(["money", { ...opened.value.plan, costs: {} }]);
    for (const [verb, input] of inputs) {
      const began = performance.now();
      const outcome = verbs[verb]?.(input);
      if (performance.now() - began > bars.answer) faults.push(`${name} ${verb} took too long`);
      if (!outcome || !(outcome.ok || outcome.errors.every(({ message }) => message !== "")))
        faults.push(`${name} ${verb}: no reason`);
    }
  }
  expect(faults).toEqual([]);
});
