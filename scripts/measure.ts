import { ensureMeasures } from "../vehicles/measuring/ensure.ts";

/** Measures the vehicles where their models have changed. */
await ensureMeasures();
