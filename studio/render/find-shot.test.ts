import { expect, it } from "vitest";
import { findShot } from "./find-shot.ts";

it("an error names the unknown shot, and those that exist", () => {
  expect(() => findShot("forklift")).toThrow(/no shot "forklift".*fork, agv-tugger/s);
});
