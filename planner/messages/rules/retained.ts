import { kept, type Rule, unknown } from "./rule.ts";

/** Connection and factsheet are sent with the retained flag; a broker shows it only to those that subscribe later. */
export const retained: Rule = {
  name: "retained",
  kinds: ["connection", "factsheet"],
  sections: { "1.1": "6.14", "2.0": "6.14", "2.1": "6.14", "3.0": "6.5" },
  judge({ retained: flag, kind, version }) {
    if (flag === undefined) return undefined;
    const section =
      kind === "factsheet" ? { section: version === "2.1" ? "6.15" : version === "3.0" ? "6.10" : "7" } : {};
    if (flag) return { ...kept("The message is retained."), ...section };
    return {
      ...unknown(
        "The broker passes the retained flag only to those that subscribe after the message was sent.",
      ),
      ...section,
    };
  },
};
