import { ensureMeasures } from "./ensure-measures.ts";

/** Measures the vehicles whose models have changed. */
await ensureMeasures();
