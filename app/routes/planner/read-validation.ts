import { readFile } from "node:fs/promises";
import type { Case } from "#planner/validation/table.ts";

/** Where the build puts the planner's table, from the project's root. */
const file = "generated/validation.json";

/** The planner's figures beside published ones: as the build computed them, or computed now if there is no build. */
export async function readValidation(): Promise<readonly Case[]> {
  const kept = await readFile(file, "utf8").catch(() => undefined);
  if (kept) return JSON.parse(kept).table;
  const { validationTable } = await import("#planner/validation/table.ts");
  return validationTable();
}
