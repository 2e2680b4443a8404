import { costs } from "./costs.ts";
import { interfaces } from "./interfaces.ts";
import { safety } from "./safety.ts";
import { sandbox } from "./sandbox.ts";
import { service } from "./service.ts";

/** The pages that answer what buyers ask before they fill in a form. */
export const answers = [costs, safety, interfaces, sandbox, service] as const;
