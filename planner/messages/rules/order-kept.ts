import { broken, kept, type Rule, sections } from "./rule.ts";

/** The orderId stays until a new order comes: also after its end, and after a cancellation. */
export const orderKept: Rule = {
  name: "order-kept",
  kinds: ["state"],
  sections: sections("6.10.6", "7.8"),
  after: ["schema", "last-node"],
  inOrder: true,
  judge({ content: { state }, version }, { state: before, sinceOnline, cancels }) {
    if (!state || !before || before.orderId === "" || sinceOnline.has("state")) return undefined;
    if (state.orderId !== "") return kept("The state names its order.");
    /* In somebody's hand the order is cleared; what of it stays is told since 3.0 alone. */
    const isDriven = (mode: string) => mode === "AUTOMATIC" || mode === "SEMIAUTOMATIC";
    if (version !== "3.0" && !(isDriven(state.mode) && isDriven(before.mode))) return undefined;
    const isCancelled = [...cancels.values()].some(({ orderId }) => orderId === before.orderId);
    const section = isCancelled ? { section: version === "3.0" ? "6.6.7" : "6.6.3" } : {};
    return {
      ...broken(
        `orderId is empty after ${JSON.stringify(before.orderId)}. It stays until a new order comes.`,
      ),
      ...section,
    };
  },
};
