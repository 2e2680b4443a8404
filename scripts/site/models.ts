import { mkdir, readFile } from "node:fs/promises";
import { ensureMeasures, writeWhole } from "./ensure-measures.ts";
import { sourceFingerprint } from "./source-fingerprint.ts";

/*
 * Simulates the case studies' plans for their pages, sizes every preset, and keeps that in `generated/` until the planner or a vehicle
 * changes.
 */
const file = "generated/models.json";
/** The sizings alone, which the site looks up while it runs. */
const sizings = "generated/sizings.json";
const fingerprint = await sourceFingerprint([
  "planner/{fit,fleet,floor,flow,link,numbers,plan,presets,sizing,traffic}/*",
  "vehicles/**",
]);
const kept = await readFile(file, "utf8").catch(() => "{}");
if (JSON.parse(kept).fingerprint !== fingerprint) {
  await ensureMeasures();
  /* Imported after the measures, which they need. */
  const { caseStudyPresets, presets } = await import("#planner/presets/presets.ts");
  const { modelled } = await import("#planner/presets/modelled.ts");
  const models = Object.fromEntries(caseStudyPresets.map((preset) => [preset.id, modelled(preset)]));
  const { planKey } = await import("#planner/sizing/plan-key.ts");
  const { sizeWithStop } = await import("#planner/sizing/size.ts");
  const sized = presets.map(
    ({ id, plan }) => [planKey(plan), models[id]?.sizing ?? sizeWithStop(plan)] as const,
  );
  await mkdir("generated", { recursive: true });
  await writeWhole(sizings, JSON.stringify(Object.fromEntries(sized)));
  await writeWhole(file, JSON.stringify({ fingerprint, models }));
}
