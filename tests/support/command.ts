import { execFile } from "node:child_process";

/** Runs one of the project's commands to its end. */
export function runScript(script: string, parameters: string[], env: Record<string, string>) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [`scripts/${script}.ts`, ...parameters],
      { env: { PATH: process.env["PATH"], ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? -1) : 0, stdout, stderr }),
    );
  });
}
