/*
 * What came in through the forms, for staff:
 *   npm run enquiries                                   lists, newest first; -- --spam lists what was taken for spam
 *   npm run --silent enquiries -- show MR-7K3M-92QX     shows one
 *   npm run --silent enquiries -- export > file.csv     writes all of them as CSV
 */
import "#server/private-files.ts";
import "./environment.ts";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "#server/config/config.ts";
import { DatabaseUnavailable } from "#server/database/database-unavailable.ts";
import { describeSubmission, listSubmissions } from "#server/desk/report.ts";
import { submissionsAsCsv } from "#server/submissions/export.ts";
import { openExisting } from "#server/tables/open-database.ts";
import type { Database } from "#server/tables/tables.ts";

/** A mistake in the command, or something missing that the user can mend. */
class Refusal extends Error {}

const usage =
  "Use: npm run enquiries [-- --spam], npm run --silent enquiries -- show <reference>, or npm run --silent enquiries -- export";

/* A reader that has seen enough, such as head, closes the pipe. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

try {
  const { command, reference, spam } = readArguments();
  const db = await openExisting(readConfig(process.env));
  try {
    await run(db, command, reference, spam);
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ConfigError || error instanceof DatabaseUnavailable))
    throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(db: Database, command: string, reference: string, spam: boolean) {
  if (command === "export") return pipeline(submissionsAsCsv(db), process.stdout, { end: false });
  if (command === "list") return pipeline(listSubmissions(db, { spam }), process.stdout, { end: false });
  const description = await describeSubmission(db, reference.toUpperCase());
  if (!description) throw new Refusal(`There is no enquiry with the reference ${JSON.stringify(reference)}.`);
  process.stdout.write(description);
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { spam: { type: "boolean", default: false } },
    });
    const [command = "list", reference = "", ...more] = positionals;
    const isKnown =
      command === "show" ? reference !== "" : reference === "" && ["list", "export"].includes(command);
    if (!isKnown || more.length > 0) throw new Refusal(usage);
    return { command, reference, spam: values.spam };
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(`${(error as Error).message}\n${usage}`);
  }
}
