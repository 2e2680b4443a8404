import { resolve } from "node:path";
import { expect, test } from "vitest";
import { inProject } from "./in-project.ts";

test("a module is named within the project, whatever the folders above it are called", () => {
  expect(inProject(resolve("ui/card/card.tsx"))).toBe("ui/card/card.tsx");
  expect(inProject("\0vite/preload-helper.js")).toBe("\0vite/preload-helper.js");
  expect(inProject("/elsewhere/ui/card/card.tsx")).toBe("/elsewhere/ui/card/card.tsx");
});
