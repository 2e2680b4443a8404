import { expect, test } from "vitest";
import { securityFaults } from "./security-faults.ts";

const row = (how: string, state = "✓", requirement = "input is checked") =>
  `| 2.2.1 | 1 | ${requirement} | ${state} | ${how} |`;

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

test("a ✓ with its test, one with the document that it asks for, and a ✗ are no fault", () => {
  const rows = [
    row("zod: `forms.test.ts`"),
    row("see below", "✗"),
    row("[server](decisions/server.md)", "✓", "it is documented"),
  ];
  expect(securityFaults(rows.join("\n"))).toEqual([]);
});
