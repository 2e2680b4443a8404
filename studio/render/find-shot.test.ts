import { expect, it } from "vitest";
import { findShot } from "./find-shot.ts";

it("an unknown shot is named, with those that exist", () => {
  expect(() => findShot("forklift")).toThrow(/no shot "forklift".*fork, agv-tugger/s);
});
