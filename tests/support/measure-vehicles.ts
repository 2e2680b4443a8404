export { ensureMeasures as setup } from "../../scripts/ensure-measures.ts";
