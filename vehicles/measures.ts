import generated from "../generated/vehicles/measures.json" with { type: "json" };
import type { ProductName } from "./index.ts";
import type { Measures } from "./measuring/measures.ts";

/**
 * Every vehicle's measures in millimetres, as taken on its model: plain numbers for pages, server and commands.
 *
 * The file behind them is made by the build, the checks and the tests. A command of its own begins with
 * `await ensureMeasures()` of `scripts/site/ensure-measures.ts` and imports this module after it, by `await import(…)`.
 */
export const measures: Readonly<Record<ProductName, Measures>> = generated.measures;

export type { Measures } from "./measuring/measures.ts";
