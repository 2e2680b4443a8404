import { mkdir, readFile, writeFile } from "node:fs/promises";
import { ensureMeasures } from "../vehicles/measuring/ensure.ts";
import { sourceFingerprint } from "./source-fingerprint.ts";

/*
 * Computes the planner's table of published figures for the page of its method, and keeps it in `generated/` until the
 * planner changes: it takes some 20 s of one core.
 */
const file = "generated/validation.json";
const fingerprint = await sourceFingerprint(["planner/{fleet,flow,money,numbers,plan,presets,validation}/*"]);
const kept = await readFile(file, "utf8").catch(() => "{}");
if (JSON.parse(kept).fingerprint !== fingerprint) {
  await ensureMeasures();
  /* Stands on the measures, so it comes after them. */
  const { validationTable } = await import("#planner/validation/table.ts");
  await mkdir("generated", { recursive: true });
  await writeFile(file, JSON.stringify({ fingerprint, table: validationTable() }));
}
