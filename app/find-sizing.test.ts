import { expect, it } from "vitest";
import { openSizings } from "./find-sizing.ts";

it("reads the build's sizings again after a file that was half written, and then keeps them", async () => {
  const whole = JSON.stringify({ key: { least: 1 } });
  const files = [whole.slice(0, -5), whole, ""];
  const sizings = openSizings(async () => files.shift() ?? "");
  expect(await sizings()).toEqual({});
  expect(await sizings()).toEqual({ key: { least: 1 } });
  expect(await sizings()).toEqual({ key: { least: 1 } });
});
