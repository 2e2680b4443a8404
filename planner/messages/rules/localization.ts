import { broken, kept, type Rule } from "./rule.ts";

/** A vehicle that no longer knows where it is tells it by an error (since 3.0). */
export const localization: Rule = {
  name: "localization",
  kinds: ["state"],
  sections: { "3.0": "7.8" },
  after: ["schema"],
  inOrder: true,
  judge({ content: { state } }, { state: before }) {
    if (!state || state.localized || state.mode === "STARTUP") return undefined;
    if (state.errors.some(({ type }) => type === "LOCALIZATION_ERROR"))
      return kept("The vehicle tells that it doesn't know where it is.");
    /* Told once, and nothing that lasts since before the trace or a start. */
    if (!before?.localized || before.mode === "STARTUP") return undefined;
    return broken("localized is false, without the error LOCALIZATION_ERROR.");
  },
};
