import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { Case } from "#planner/validation/table.ts";
import { ensureMeasures } from "./ensure-measures.ts";
import { sourceFingerprint } from "./source-fingerprint.ts";

const file = "generated/validation.json";

/**
 * The planner's table of published figures, as the planner's sources compute it now. Kept in `generated/` until they
 * change: it takes some 10 s of one core.
 */
export async function keepValidation(): Promise<readonly Case[]> {
  const fingerprint = await sourceFingerprint([
    "planner/*.ts",
    "planner/{fit,fleet,floor,flow,money,numbers,plan,presets,validation}/*",
  ]);
  const kept = JSON.parse(await readFile(file, "utf8").catch(() => "{}"));
  if (kept.fingerprint === fingerprint) return kept.table;
  await ensureMeasures();
  /* Imported after the measures, which it needs. */
  const { validationTable } = await import("#planner/validation/table.ts");
  const table = validationTable();
  await mkdir("generated", { recursive: true });
  await writeFile(file, JSON.stringify({ fingerprint, table }));
  return table;
}
