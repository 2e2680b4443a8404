import { expect, test } from "vitest";
import { spelled } from "./spelled.ts";

const isLatin1 = (character: string) => character <= "ÿ";

test.each([
  ["Größe", "Größe"],
  ["Łódź 3", "Lódz 3"],
  ["智能仓库", "Zhi Neng Cang Ku"],
  ["ท่าเรือ", "thaerueo"],
  ["निर्माण", "nirman"],
  ["مستودع", "mstwd"],
  ["🚚 Dock", "Dock"],
])("%s is %s", (text, expected) => {
  expect(spelled(text, isLatin1)).toBe(expected);
});
