export { ensureMeasures as setup } from "../../scripts/site/ensure-measures.ts";
