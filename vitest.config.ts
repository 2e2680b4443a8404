import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";

const unit = ["{app,content,drawings,planner,scripts,server,studio,ui,vehicles}/**/*.test.{ts,tsx}"];

/** One group after the other: a browser test that has the machine to itself says more about the page. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: "100%",
    globalSetup: "tests/support/measure-vehicles.ts",
    reporters: ["default", "./tests/support/closing-line.ts"],
    projects: [
      { extends: true, test: { name: "unit", include: unit, sequence: { groupOrder: 1 } } },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          sequence: { groupOrder: 2 },
          globalSetup: ["tests/support/build-site.ts", "tests/support/postgres.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/{browser,accessibility}/**/*.test.ts"],
          sequence: { groupOrder: 3 },
          globalSetup: "tests/support/build-site.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          sequence: { groupOrder: 4 },
          globalSetup: "tests/support/build-site.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
