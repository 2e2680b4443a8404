import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node";

/**
 * Ends the run with the one line that says how it went: `N passed, N failed`. Before it stand the skipped tests, so
 * that nobody takes them for passed, and those that needed a second try. `npm test` names the outcome of its checks in
 * CHECKS, or has them run beside the tests, where both keep every processor busy; they count as one test.
 */
export default class ClosingLine implements Reporter {
  /** Whether the run was asked for only some of the tests of a file. */
  #isPart = false;
  /** Whether the checks pass; nothing where none were asked for. */
  #checks: Promise<boolean> | undefined;

  onInit({ config }: Vitest) {
    this.#isPart = config.testNamePattern !== undefined;
    const checks = process.env["CHECKS"];
    /* A run that a test starts has none. */
    delete process.env["CHECKS"];
    if (checks) this.#checks = checks === "beside" ? runChecks() : Promise.resolve(checks === "passed");
  }

  async onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    /* A file that fails before or after its tests skips them: they did not pass. */
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = groups.filter((group) => group.errors().length > 0).length;
    const checks = await this.#checks;
    const passed = inState("passed").length + (checks === true ? 1 : 0);
    const failed = inState("failed").length + broken + errors.length + (checks === false ? 1 : 0);
    if (checks === false) process.exitCode = 1;
    const leftOut = this.#isPart ? [] : inState("skipped").map(describe);
    const retried = inState("passed")
      .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
      .map((test) => `needed a second try: ${nameOf(test)}`);
    process.on("exit", () => {
      for (const line of [...retried, ...leftOut]) console.info(line);
      console.info(`${passed} passed, ${failed} failed`);
    });
  }
}

/** Shows what the checks say as they say it. @returns whether they pass */
async function runChecks() {
  const checks = spawn(process.execPath, ["scripts/check.mjs", "--read"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  checks.stdout.on("data", (words: Buffer) => process.stdout.write(words));
  const [code] = await once(checks, "close");
  return code === 0;
}

function describe(test: TestCase) {
  const result = test.result();
  const why = result.state === "skipped" && result.note ? `: ${result.note}` : "";
  return `left out: ${nameOf(test)}${why}`;
}

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} > ${test.fullName}`;
