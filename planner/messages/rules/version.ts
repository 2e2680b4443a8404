import { broken, kept, type Rule, sections, unknown, type Version } from "./rule.ts";

const known: readonly Version[] = ["1.1", "2.0", "2.1", "3.0"];

/** The version whose rules judge a message: that of its header, or the nearest that is known. */
export function versionOf(header: unknown, major: string | undefined): Version {
  const [first = "", second = ""] = typeof header === "string" ? header.split(".") : [major?.slice(1) ?? ""];
  const exact = known.find((each) => each === `${first}.${second}`);
  if (exact) return exact;
  if (first === "1") return "1.1";
  if (first === "3") return "3.0";
  return "2.1";
}

/** Topic, header and the messages before agree about the version of the protocol. */
export const version: Rule = {
  name: "version",
  kinds: [
    "order",
    "instantActions",
    "state",
    "visualization",
    "connection",
    "factsheet",
    "zoneSet",
    "responses",
  ],
  sections: sections("6.4", "7.2"),
  judge({ header: { version: given }, topic, kind, version: rules }, history) {
    if (typeof given !== "string" || !/^\d+\.\d+\.\d+$/.test(given)) {
      const shown = given === undefined ? "missing" : (JSON.stringify(given) ?? "").slice(0, 40);
      return broken(`version is ${shown}. It has three numbers, as in 2.1.0.`);
    }
    const [major] = given.split(".");
    if (topic?.major !== undefined && topic.major !== `v${major}`) {
      const text = `The header says version ${given}, the topic says ${topic.major} (${topic.text}).`;
      return { ...broken(text), section: rules === "3.0" ? "4.2" : "6.3" };
    }
    const before = history.fullVersions.get(kind);
    if (before !== undefined && before !== given)
      return broken(
        `version is ${given}; this topic had ${before} before, and nobody came online in between.`,
      );
    if (rules === "1.1" && topic?.major === undefined)
      return unknown(`version ${given} has no official schema, and no topic tells whether it is meant.`);
    const isKnown = known.some((each) => given.startsWith(`${each}.`));
    if (!isKnown)
      return unknown(`There are no rules for version ${given} here; those of ${rules} are asked.`);
    return kept(`version ${given}${topic?.major ? ` stands under ${topic.major}` : ""}.`);
  },
};
