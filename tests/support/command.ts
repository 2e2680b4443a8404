import { execFile } from "node:child_process";

/** Environment of a command. Node's compile cache shortens the next start by a third. */
export const commandEnv = {
  PATH: process.env["PATH"],
  NODE_COMPILE_CACHE: "node_modules/.cache/commands",
};

/** Runs one of the project's commands to its end. */
export function runScript(
  script: string,
  parameters: string[],
  env: Record<string, string>,
  as: { uid?: number } = {},
) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [`scripts/commands/${script}.ts`, ...parameters],
      { env: { ...commandEnv, ...env }, ...as },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? -1) : 0, stdout, stderr }),
    );
  });
}
