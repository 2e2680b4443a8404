import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("where the system starts no process for want of files, a task and a sandbox fail, and the next ones don't", async () => {
  const script = "tests/support/without-files.mjs";
  const parameters = ["-c", 'ulimit -n 128 && exec "$0" "$1"', process.execPath, script];
  const { stdout } = await promisify(execFile)("sh", parameters);
  expect(JSON.parse(stdout)).toEqual({ without: ["EMFILE", "EMFILE"], with: ["fulfilled", "fulfilled"] });
});
