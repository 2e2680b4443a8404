import { ensureMeasures } from "./ensure-measures.ts";

/** Measures the vehicles where their models have changed. */
await ensureMeasures();
