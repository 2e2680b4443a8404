import { expect, test } from "vitest";
import { isEmailAddress } from "#content/forms/email-address.ts";
import { plainEmail } from "./email-address.ts";

test.each([
  ["asha@rao.example", "asha@rao.example"],
  ["kontakt@müller.example", "kontakt@xn--mller-kva.example"],
  ["Kontakt@MÜLLER.example", "Kontakt@xn--mller-kva.example"],
  ["asha\u200B@rao.example\u00A0", "asha@rao.example"],
  ["\uFEFFasha@rao\u00AD.exam\u2060ple", "asha@rao.example"],
  ["\u202Aasha@rao.example\u202C", "asha@rao.example"],
  [" asha@rao.example\r\n", "asha@rao.example"],
  ["ａｓｈａ＠ｒａｏ．example", "asha@rao.example"],
  ["asha@田中.example", "asha@xn--fiqx46g.example"],
  ["asha@1.2.3", "asha@1.2.3"],
])("%j is plainly %s", (typed, plain) => {
  expect(plainEmail(typed)).toBe(plain);
  expect(isEmailAddress(plain)).toBe(true);
});

test.each([
  "",
  "@",
  "asha",
  "åsa@rao.example",
  "a@müller.example/x",
  "a@ü..example",
  "a@b, c@d.example",
  "a@b\u0020c",
])("%j stays wrong", (typed) => {
  expect(isEmailAddress(plainEmail(typed))).toBe(false);
});
