import { kept, type Rule, sections, unknown } from "./rule.ts";

const patience = 30_000; /* ms */

/** A vehicle that asks for a base gets one, if the way is free. */
export const baseRequest: Rule = {
  name: "base-request",
  kinds: ["order", "state"],
  sections: sections("6.10.3", "6.6.3"),
  after: ["schema"],
  inOrder: true,
  judge({ content: { order, state }, header }, { baseAsked, stateHeader, state: before }) {
    if (order)
      return baseAsked && order.orderId === before?.orderId
        ? kept("The order answers the request for a base.")
        : undefined;
    if (!state?.asksForBase || baseAsked?.since === undefined || header.at === undefined) return undefined;
    const [now, then] = [header.at - baseAsked.since, (stateHeader?.at ?? 0) - baseAsked.since];
    if (now <= patience || then > patience) return undefined;
    return unknown(
      "The request for a base has gone without an answer for 30 s: fleet control may have no way to give.",
    );
  },
};
