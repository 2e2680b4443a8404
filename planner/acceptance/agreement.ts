import type { Plan } from "../plan/plan.ts";
import type { Agreement } from "./acceptance.ts";

/** By how much a fleet has to fall short of the promise to be refused, and the risk of either side: usual values. */
const usual = { worse: 0.05, risk: 0.05 };

/** The agreement that page and document propose for a plan's promise. */
export function agreementOf({ within, share }: Plan["work"]["promise"]): Agreement {
  return { within, share, worse: Math.min(usual.worse, share / 2), risk: usual.risk };
}
