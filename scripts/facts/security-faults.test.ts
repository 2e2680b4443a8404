import { expect, test } from "vitest";
import { securityFaults } from "./security-faults.ts";

const row = (how: string, state = "✓", requirement = "input is checked", level = 2) =>
  `| 2.2.1 | ${level} | ${requirement} | ${state} | ${how} |`;

test.each([
  ["a ✓ without a test", row("zod at every edge"), "✓ without a test"],
  ["a ✓ that names code alone", row("`server/forms/forms.ts`"), "✓ without a test"],
  ["a test that has gone", row("`no-such.test.ts`"), "there is no no-such.test.ts"],
  [
    "a document that has gone",
    row("[x](decisions/none.md)", "✓", "it is documented"),
    "there is no docs/decisions/none.md",
  ],
])("%s is named with its row", (_, text, fault) => {
  expect(securityFaults(text)).toContainEqual(expect.stringContaining(`row 2.2.1: ${fault}`));
});

test("a ✗ needs its reason, none may be of level 1, and three are the most", () => {
  const open = row("see below", "✗");
  expect(securityFaults(open)).toEqual([expect.stringContaining("✗ without its reason")]);
  const reason = "\n- **2.2.1, input.** There is none.";
  expect(securityFaults(row("see below", "✗", "input", 1) + reason)).toEqual([
    expect.stringContaining("level 1 allows no ✗"),
  ]);
  expect(securityFaults([open, open, open, reason].join("\n"))).toEqual([]);
  expect(securityFaults([open, open, open, open, reason].join("\n"))).toEqual([
    expect.stringContaining("4 requirements are not met"),
  ]);
});

test("a ✓ with its test, one with the document that it asks for, and a ✗ are no fault", () => {
  const rows = [
    row("zod: `forms.test.ts`"),
    row("see below", "✗"),
    "- **2.2.1, input.** There is none.",
    row("[server](decisions/server.md)", "✓", "it is documented"),
  ];
  expect(securityFaults(rows.join("\n"))).toEqual([]);
});
