import { expect, it } from "vitest";
import { findShot } from "./find-shot.ts";
import { inputHash } from "./inputs.ts";

it("a shot's fingerprint changes with its record and stays with its inputs", async () => {
  const shot = findShot("fork");
  expect(await inputHash(shot)).toBe(await inputHash(shot));
  expect(await inputHash({ ...shot, alt: "Another." })).not.toBe(await inputHash(shot));
  expect(await inputHash(findShot("lifter"))).not.toBe(await inputHash(shot));
});
