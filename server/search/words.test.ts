import { expect, test } from "vitest";
import { wordsOf } from "./words.ts";

test("A word is found without the letters that a keyboard lacks", () => {
  const words = wordsOf("Größe Łódź smørrebrød æble café Склад 倉庫").map(({ word }) => word);
  expect(words).toEqual(["grosse", "lodz", "smorrebrod", "aeble", "cafe", "склад", "倉庫"]);
});
