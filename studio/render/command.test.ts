import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const run = promisify(execFile);
const command = fileURLToPath(new URL("command.ts", import.meta.url));

const studio = (names: string[], env: Record<string, string> = {}) =>
  run(process.execPath, [command, ...names], { env: { ...process.env, ...env } });

describe("npm run studio says what is wrong, and what to do", { timeout: 30_000 }, () => {
  it.each([
    ["no shot is named", [], {}, /Name a shot, or --changed/],
    ["the shot is unknown", ["forklift"], {}, /no shot "forklift"/],
    ["there is no Chromium", ["fork"], { CHROMIUM: "/nowhere/chromium" }, /No Chromium at \/nowhere/],
  ])("when %s", async (_, names, env, message) => {
    await expect(studio(names, env)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(message),
    });
  });
});
