import { readFileSync } from "node:fs";
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
  ["Summer2026!!!", "tried first"],
  ["p-a-s-s-w-o-r-d", "tried first"],
  ["PASSWORD PASSWORD", "tried first"],
  ["ｐａｓｓｗｏｒｄ１２３４", "tried first"],
  ["pass\u200Bword\u200B1234", "tried first"],
  ["4321drowssaP!", "tried first"],
  ["thisismypassword", "tried first"],
  ["iloveyousomuch", "tried first"],
  ["ＬＩＮＤＱＶＩＳＴ２０２６", "your name"],
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
  /* As they are, and as people change them to pass a rule. */
  const changes = [
    (word: string) => word,
    (word: string) => `${word.toUpperCase()}1!`,
    (word: string) => word.split("").join(" "),
  ];
  const tried = known.map((word, index) => (changes[index % changes.length] ?? String)(word));
  for (const password of tried) if (!(await refusePassword(password, ada))) taken.push(password);
  expect(taken).toEqual([]);
});

test("docs/security.md says how many of them are known", () => {
  const known = dictionary["passwords-common"].length.toLocaleString("en-GB");
  expect(readFileSync("docs/security.md", "utf8")).toContain(`the ${known} most frequent of known breaches`);
});
