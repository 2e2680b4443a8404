import { expect, test } from "vitest";
import { find } from "./find.ts";

const titles = ["Cold", "The pallet that is not one", "Signals, tags and one lamp", "Café at the dock"];
const search = (query: string) => find(titles, query, (title) => title);

test("An empty search finds everything", () => {
  expect(search("")).toEqual(titles);
  expect(search("  ")).toEqual(titles);
});

test("Every word has to be there, in any order, case or accent", () => {
  expect(search("ONE pallet")).toEqual(["The pallet that is not one"]);
  expect(search("one")).toHaveLength(2);
  expect(search("cafe")).toEqual(["Café at the dock"]);
  expect(search("pallet lamp")).toEqual([]);
  expect(search(".*")).toEqual([]);
});
