export { ensureMeasures as setup } from "../../vehicles/measuring/ensure.ts";
