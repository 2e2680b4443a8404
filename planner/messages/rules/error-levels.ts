import { broken, kept, type Rule } from "./rule.ts";

/** Where the standard gives its own errors a level: a WARNING, unless `level` says another one. */
const levels: Readonly<Record<string, { upTo21?: string; in30?: string; level?: string }>> = {
  noordertocancel: { upTo21: "6.6.3.2", in30: "6.1.3.2" },
  validationerror: { upTo21: "6.6.4.1" },
  ordererror: { upTo21: "6.6.4.2" },
  orderupdateerror: { upTo21: "6.6.4.3" },
  validationfailure: { in30: "6.1.4.1" },
  invalidorderaction: { in30: "6.1.4.3" },
  invalidinstantaction: { in30: "6.2.1" },
  outdatedorderupdate: { in30: "6.1.4.4" },
  sameorderupdateid: { in30: "6.1.4.5" },
  orderupdatefollowingcancel: { in30: "6.1.3.1" },
  otherorderactive: { in30: "6.1.4.6" },
  startnodeoutofrange: { in30: "6.1.4.7" },
  noroutetotarget: { in30: "6.1.4.8" },
  mobilerobotnotavailable: { in30: "6.1.4.9" },
  unknownmapid: { in30: "6.1.4.10" },
  duplicatemap: { in30: "6.3.3" },
  duplicatezoneset: { in30: "6.4.2" },
  instantactionstatesfull: { in30: "7.8", level: "URGENT" },
  zoneactionstatesfull: { in30: "7.8", level: "URGENT" },
  insufficientmemory: { in30: "6.6.5.4", level: "URGENT" },
  unsupportedparameter: { in30: "6.1.4.2", level: "CRITICAL" },
  outsideofcorridor: { in30: "6.1.5", level: "CRITICAL" },
  blockedzoneviolation: { in30: "6.4.1.1", level: "CRITICAL" },
  zoneactionconflict: { in30: "6.4.4", level: "CRITICAL" },
  nodeunreachable: { in30: "6.4.5", level: "CRITICAL" },
  localizationerror: { in30: "7.8", level: "FATAL" },
};

/** The standard's own errors have its levels: that an order was refused is a warning, and the vehicle goes on. */
export const errorLevels: Rule = {
  name: "error-levels",
  kinds: ["state"],
  sections: { "1.1": "6.6.4", "2.0": "6.6.4", "2.1": "6.6.4", "3.0": "6.6.5.4" },
  after: ["schema", "error-references"],
  judge({ content: { state }, version }) {
    let known = 0;
    for (const { type, level } of state?.errors ?? []) {
      const { upTo21, in30, level: due = "WARNING" } = levels[type.replaceAll("_", "").toLowerCase()] ?? {};
      const section = version === "3.0" ? in30 : upTo21;
      if (section === undefined || typeof level !== "string") continue;
      known++;
      if (level !== due) return { ...broken(`Error ${type} has the level ${level}. It is ${due}.`), section };
    }
    return known === 0 ? undefined : kept("Errors have the levels that the standard gives them.");
  },
};
