import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findKept, privacyFaults, wordsOfPage } from "./privacy-faults.ts";

const page = wordsOfPage();

test("what is kept and the privacy page doesn't name is a fault", () => {
  const kept = findKept();
  expect(privacyFaults(kept)).toEqual([]);
  expect(kept.tables.length).toBeGreaterThan(20);
  for (const kind of ["browser", "cookies", "tables"] as const) {
    const more = { ...kept, [kind]: [...kept[kind], "visits"] };
    expect(privacyFaults(more)).toEqual([expect.stringContaining("visits is kept")]);
    const less = { ...kept, [kind]: kept[kind].slice(1) };
    expect(privacyFaults(less)).toEqual([expect.stringContaining("nothing keeps")]);
  }
  expect(privacyFaults(kept, page.replace("the draft of a form", ""))).toHaveLength(1);
});

/* What the page says with a figure, and where the code has it. */
test.each([
  ["mag-staff.device, for 400 days", "server/staff/devices.ts", "400 * 24 * 3600"],
  ["mag-staff.session_token, for 30 days at most", "server/staff/sessions.ts", "30 * 24 * 3_600_000"],
  ["mag-staff.confirm, for ten minutes", "server/staff/challenges.ts", "lifetime = 10 * 60;"],
  ["for two hours at most", "server/sandbox/lives.ts", "longest = 2 * 3600;"],
  ["for 30 days, and the planner's tabs", "app/routes/planner/unsent/kept.ts", "30 * 24 * 3_600_000"],
  ["up to a thousand", "server/sizing/sizings.ts", "maxKept = 1000;"],
  ["and for three hours at most", "server/sandbox/pass-on.ts", "keptFor = 3 * 3600;"],
  ["for an hour longer", "server/sandbox/lives.ts", "ttl: 3_600_000 }"],
  ["took more than a second", "server/threads/within.ts", "patience = 1200;"],
  ["in memory for two minutes", "server/assistants/assistants.ts", "ttl: 120_000 }"],
  ["for a day, a fingerprint", "server/intake/insert.ts", "repetitionWindow = 24 * 60 * 60 * 1000;"],
  ["hash for an hour", "server/intake/counts.ts", "mailbox: 3_600_000,"],
  ["held in memory for a minute", "server/http/rate-limit.ts", "duration: 60 /* s */"],
])("“%s” is what %s does", (words, file, code) => {
  expect(page).toContain(words);
  expect(readFileSync(file, "utf8")).toContain(code);
});
