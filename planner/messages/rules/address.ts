import { broken, kept, type Rule, sections } from "./rule.ts";

/** Where the fields of a header are told. */
const headerSection = { "1.1": "6.4", "2.0": "6.4", "2.1": "6.4", "3.0": "7.2" };

const serial = /^[\w.:-]+$/;

/** Header and topic name the same vehicle, by characters that a topic can hold. */
export const address: Rule = {
  name: "address",
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
  sections: sections("6.3", "4.2"),
  judge({ header: { manufacturer, serialNumber }, topic, kind, version }) {
    if (topic?.major !== undefined && topic.name !== kind)
      return broken(
        `The topic ends in ${JSON.stringify(topic.name.slice(0, 60))}; the standard has it end in ${kind}.`,
      );
    for (const [field, value] of [
      ["manufacturer", manufacturer],
      ["serialNumber", serialNumber],
    ] as const) {
      const shown = value === undefined ? "missing" : (JSON.stringify(value) ?? "").slice(0, 60);
      if (typeof value !== "string")
        return { ...broken(`${field} is ${shown}. It is a text.`), section: headerSection[version] };
      if (/[/$+#]/.test(value))
        return broken(`${field} is ${shown}. The characters / $ + # can't stand in a topic.`);
      const level = topic?.[field];
      if (level !== undefined && level !== value)
        return broken(`${field} is ${shown}; the topic says ${JSON.stringify(level)}.`);
    }
    if (typeof serialNumber === "string" && !serial.test(serialNumber))
      return broken(
        `serialNumber is ${JSON.stringify(serialNumber).slice(0, 60)}. It may have letters, digits and _ . : -`,
      );
    return topic?.major === undefined ? undefined : kept("Header and topic name the same vehicle.");
  },
};
