import { BackupError } from "#server/backup/manifest.ts";
import { ConfigError } from "#server/config/config.ts";
import { DatabaseUnavailable } from "#server/database/database-unavailable.ts";
import { StorageUnavailable } from "#server/storage/file-storage.ts";

/** A mistake in the command that was typed. */
export class UsageError extends Error {}

const expected = [BackupError, ConfigError, DatabaseUnavailable, StorageUnavailable];

/** Runs a command; prints errors that the user can mend as a message, all others with their stack before it. */
export async function runCommand(usage: string, command: () => Promise<void>) {
  try {
    await command();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof UsageError || isOfArguments(error)) console.error(`${error.message}\n${usage}`);
    else if (expected.some((kind) => error instanceof kind)) console.error((error as Error).message);
    else {
      console.error(error);
      console.error(`Not done: ${(error as Error).message}`);
    }
  }
}

function isOfArguments(error: unknown): error is Error {
  return error instanceof Error && `${(error as NodeJS.ErrnoException).code}`.startsWith("ERR_PARSE_ARGS");
}
