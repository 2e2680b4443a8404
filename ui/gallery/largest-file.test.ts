import { expect, test } from "vitest";
import { largestFile } from "./largest-file.ts";

test("A photograph is shown whole in its largest width, a drawing as it is", () => {
  const photograph = { src: "/pictures/a.x1", height: 1500, ground: "#ccc" };
  expect(largestFile({ ...photograph, width: 2000 })).toBe("/pictures/a.x1-2000.avif");
  expect(largestFile({ ...photograph, width: 1080 })).toBe("/pictures/a.x1-800.avif");
  expect(largestFile({ src: "/a.svg", width: 640, height: 400 })).toBe("/a.svg");
});
