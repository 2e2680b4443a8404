import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { privacy } from "./legal.ts";

/** The words of the privacy page for each thing that the code keeps; null: of staff and posts, nothing of visitors. */
const inBrowser: Record<string, string | null> = {
  "lead-details": "your name, company, email address and job title",
  "form-draft": "the draft of a form",
  "planner-tab": "a random name for a tab of the planner",
  "planner-roll-call": "the planner's tabs tell each other",
  "planner-here": "the planner's tabs tell each other",
  planner: "What you typed into the planner and did not send",
  "blog-editor": null,
};
const inTables: Record<string, string | null> = {
  submissions: "these are written to our database",
  deliveries: "The database keeps when each was sent",
  form_counts: "counted in the database under a name",
  tickets: "what those who answer note",
  ticket_words: "these are written to our database",
  ticket_entries: "what those who answer note",
  sign_in_attempts: "Staff's sign-ins are logged",
  staff_events: "Staff's sign-ins are logged",
};

const words = privacy.parts.flatMap(({ text, list = [] }) => [...text, ...list]).join("\n");

test("the privacy page names every key and database that a page keeps in the browser", () => {
  const kept = globSync("app/**/*.{ts,tsx}").flatMap((file) => {
    const code = readFileSync(file, "utf8");
    const names = /const \w*[kK]ey = "([\w-]+)"/g;
    const keys = /(local|session)Storage/.test(code) ? [...code.matchAll(names)] : [];
    return [...keys, ...code.matchAll(/openDB(?:<\w+>)?\("([\w-]+)"/g)].map(([, name = ""]) => name);
  });
  expect([...new Set(kept)].sort()).toEqual(Object.keys(inBrowser).sort());
  for (const phrase of Object.values(inBrowser)) if (phrase) expect(words).toContain(phrase);
});

test("the privacy page tells of every table that holds something of visitors", () => {
  const code = readFileSync("server/tables/tables.ts", "utf8");
  const tables = [...code.matchAll(/^ {2}(\w+): \w+Table;/gm)].map(([, name = ""]) => name);
  expect(tables.length).toBeGreaterThan(20);
  const ofStaff = /^(staff_|blog_|post_words|nodes)/;
  expect(tables.filter((name) => !(name in inTables || ofStaff.test(name)))).toEqual([]);
  for (const phrase of Object.values(inTables)) expect(words).toContain(phrase);
});

test("no page sets a cookie but those of staff who sign in", () => {
  const setting = globSync("{server,app}/**/*.{ts,tsx,js}").filter((file) =>
    /setCookie\(|document\.cookie|Set-Cookie/.test(readFileSync(file, "utf8")),
  );
  expect(setting.filter((file) => !/^server\/(staff|blog)\//.test(file))).toEqual([]);
  expect(words).toContain("only staff who sign in get one");
});
