import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";

const unit = [
  "{addresses,app,content,documents,drawings,language,photographs,planner,scripts,server,studio,ui,vehicles}/**/*.test.{ts,tsx}",
];

/** They play thousands of cases, simulate hours of traffic or start processes: half of the time that `unit` would take. */
const thorough = [
  "documents/requirement/requirement",
  "planner/command/hostile",
  "planner/fit/oracle",
  "planner/messages/{explain,driven-vehicle,session-messages}",
  "planner/sizing/{added-parking,one-more}",
  "planner/traffic/{disturbances,doors,growing,trace}",
  "planner/validation/table",
  "scripts/commands/planner",
  "studio/fingerprint/fingerprint",
  "studio/render/command",
].map((name) => `${name}.test.ts`);

/** What these measure is time, so nothing runs beside them. */
const timed = ["integration/{admission,dev,processor-time}", "browser/measured-times"].map(
  (name) => `tests/${name}.test.ts`,
);

/** A machine may be slow: what is waited for comes in its time, or not at all. */
const patient = { poll: { timeout: 15_000 } };

/** A wait may run out where another test has the machine; what is wrong with the site fails twice. */
const retry = 1;

/* A module is loaded once in a worker, not once for each file, and threads share the transformed ones: 107 s of processor, not 174. */
const shared = { isolate: false, pool: "threads" } as const;

/**
 * Everything but what measures time waits in one queue, so that no processor rests while the last files of a part run.
 * More at once than processors: servers, databases, drivers and pages are waited for, for a fifth to a half of the time.
 */
const queued = { sequence: { groupOrder: 1 }, maxWorkers: availableParallelism() * 2 } as const;

const buildSite = "tests/support/build-site.ts";

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    globalSetup: "tests/support/measure-vehicles.ts",
    reporters: ["default", "./tests/support/closing-line.ts"],
    projects: [
      {
        extends: true,
        test: {
          ...queued,
          ...shared,
          name: "unit",
          include: unit,
          exclude: thorough,
          /* Some draw models, on machines that are busy. */
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...queued,
          ...shared,
          name: "thorough",
          include: thorough,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...queued,
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          exclude: timed,
          /* The server's modules are loaded once in a worker, not once for each of its files. */
          isolate: false,
          globalSetup: [buildSite, "tests/support/postgres.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          retry,
        },
      },
      {
        extends: true,
        test: {
          ...queued,
          name: "browser",
          include: ["tests/{browser,accessibility}/**/*.test.ts"],
          exclude: timed,
          globalSetup: [buildSite, "tests/support/build-examples.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
          isolate: false,
          retry,
        },
      },
      {
        extends: true,
        test: {
          ...queued,
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          globalSetup: buildSite,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          retry,
        },
      },
      {
        extends: true,
        test: {
          name: "timing",
          include: timed,
          sequence: { groupOrder: 2 },
          globalSetup: [buildSite, "tests/support/postgres.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
          retry,
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
    ],
  },
});
