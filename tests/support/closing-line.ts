import type { Reporter, TestModule } from "vitest/node";

/**
 * Ends the run with the one line that says how it went: `N passed, N failed`.
 * `npm test` names the outcome of its checks in CHECKS; they count as one test.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const brokenModules = modules.filter((module) => module.errors().length > 0).length;
    const checks = process.env["CHECKS"];
    const passed = count("passed") + (checks === "passed" ? 1 : 0);
    const failed = count("failed") + brokenModules + errors.length + (checks === "failed" ? 1 : 0);
    process.on("exit", () => console.info(`${passed} passed, ${failed} failed`));
  }
}
