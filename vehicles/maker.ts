import { companyName } from "#content/company/company.ts";

/** Who makes the vehicles, as their messages and files say it. Alone, so that a worker loads nothing else of the company. */
export const maker = companyName;

/** The same in VDA 5050 and LIF 2.0. Part of every MQTT topic, so it has no space. */
export const manufacturer = companyName.replaceAll(" ", "-");
