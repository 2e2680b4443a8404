import { costs } from "./costs.ts";
import { interfaces } from "./interfaces.ts";
import { safety } from "./safety.ts";
import { service } from "./service.ts";

/** Pages that answer before a form asks. */
export const answers = [costs, safety, interfaces, service] as const;
