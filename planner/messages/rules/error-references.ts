import { broken, kept, type Rule } from "./rule.ts";

type Need = { key?: string; section21: string; section20: string; section30: string };

/** Errors about a message, and what each has to name. */
const needs: Readonly<Record<string, Need>> = {
  noordertocancel: { key: "actionId", section21: "6.6.3.2", section20: "6.6.3.2", section30: "6.1.3.2" },
  ordererror: { section21: "6.6.4.2", section20: "6.6.4.2", section30: "6.6.5.4" },
  validationerror: { section21: "7.1", section20: "8.1", section30: "6.6.5.4" },
  orderupdateerror: { section21: "7.1", section20: "8.1", section30: "6.6.5.4" },
  norouteerror: { section21: "7.1", section20: "8.1", section30: "6.6.5.4" },
  unsupportedparameter: { section21: "7.1", section20: "8.1", section30: "6.1.4.2" },
  invalidorderaction: { section21: "7.1", section20: "8.1", section30: "6.1.4.3" },
  invalidinstantaction: { key: "actionId", section21: "7.1", section20: "8.1", section30: "6.2.1" },
};

/** An error about a message names what is wrong with it. */
export const errorReferences: Rule = {
  name: "error-references",
  kinds: ["state"],
  sections: { "1.1": "7.1", "2.0": "8.1", "2.1": "7.1", "3.0": "6.6.5.2" },
  after: ["schema"],
  judge({ content: { state }, version }) {
    let named = 0;
    for (const { type, references } of state?.errors ?? []) {
      const name = type.replaceAll("_", "").toLowerCase();
      const need = Object.hasOwn(needs, name) ? needs[name] : undefined;
      if (!need) continue;
      const section =
        version === "3.0" ? need.section30 : version === "2.0" ? need.section20 : need.section21;
      if (references.length === 0)
        return {
          ...broken(`Error ${type} has no errorReferences: nobody can tell what it is about.`),
          section,
        };
      if (need.key !== undefined && !references.some(({ key }) => key === need.key))
        return { ...broken(`Error ${type} doesn't name the ${need.key} in its errorReferences.`), section };
      named++;
    }
    return named === 0 ? undefined : kept("Errors about messages name them.");
  },
};
