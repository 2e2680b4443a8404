import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { passwordLength, refusePassword } from "./password-rules.ts";

const ada = { name: "Ada Lindqvist", email: "ada.lindqvist@northwind.example" };

test.each([
  "correct horse battery",
  "nur kleine Buchstaben und Leerzeichen",
  "平仮名と片仮名と漢字の長い文章です",
  `a sentence${" that goes on".repeat(14)} for two hundred characters`,
])("takes %s", async (password) => {
  expect(await refusePassword(password, ada)).toBeUndefined();
});

test.each([
  ["x7$kQpL2vN9", "12 characters or more"],
  ["a ".repeat(129), "256 characters or fewer"],
  ["password1234", "tried first"],
  ["Password1234!", "tried first"],
  ["qwertyuiop12", "tried first"],
  ["aaaaaaaaaaaa", "tried first"],
  ["letmeinletmein", "tried first"],
  ["ada.lindqvist@northwind.example", "your name"],
  ["Lindqvist2026!", "your name"],
  ["Mag-Robotics-2026", "your name"],
  ["northwind12345", "your name"],
])("refuses %s", async (password, reason) => {
  expect(await refusePassword(password, ada)).toContain(reason);
});

test("refuses each of the passwords that breaches made known", async () => {
  const known = dictionary["passwords-common"].filter(({ length }) => length >= passwordLength.least);
  expect(known.length).toBeGreaterThan(300);
  const taken: string[] = [];
  for (const password of known) if (!(await refusePassword(password, ada))) taken.push(password);
  expect(taken).toEqual([]);
});
