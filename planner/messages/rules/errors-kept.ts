import { broken, kept, type Rule } from "./rule.ts";

/** Errors about an order that stay until the vehicle has accepted a new one; 1.1 and 2.0 say so of the first alone. */
const upTo20: Readonly<Record<string, string>> = { validationerror: "6.6.4.1" };
const in21: Readonly<Record<string, string>> = { validationerror: "6.6.4.1", ordererror: "6.6.4.2" };
const in30: Readonly<Record<string, string>> = {
  validationfailure: "6.1.4.1",
  unsupportedparameter: "6.1.4.2",
  invalidorderaction: "6.1.4.3",
  outdatedorderupdate: "6.1.4.4",
  sameorderupdateid: "6.1.4.5",
  otherorderactive: "6.1.4.6",
  startnodeoutofrange: "6.1.4.7",
  noroutetotarget: "6.1.4.8",
  unknownmapid: "6.1.4.10",
  noordertocancel: "6.6.5.4",
  orderupdatefollowingcancel: "6.6.5.4",
  insufficientmemory: "6.6.5.4",
};

/** That an order was refused is told until another one is accepted. */
export const errorsKept: Rule = {
  name: "errors-kept",
  kinds: ["state"],
  sections: { "1.1": "6.6.4", "2.0": "6.6.4", "2.1": "6.6.4", "3.0": "6.6.5.4" },
  after: ["schema", "order-known", "last-node", "progress", "order-kept"],
  inOrder: true,
  judge({ content: { state }, header, version }, { state: before, stateHeader, sinceOnline }) {
    if (!state || !before || sinceOnline.has("state")) return undefined;
    if (header.headerId !== (stateHeader?.headerId ?? -2) + 1) return undefined;
    if (state.orderId !== before.orderId || state.updateId !== before.updateId) return undefined;
    const lasting = version === "3.0" ? in30 : version === "2.1" ? in21 : upTo20;
    const nameOf = ({ type }: { type: string }) => type.replaceAll("_", "").toLowerCase();
    const known = before.errors.filter((error) => Object.hasOwn(lasting, nameOf(error)));
    const gone = known.find((error) => !state.errors.some((each) => each.type === error.type));
    if (gone)
      return {
        ...broken(`Error ${gone.type} is gone. It stays until the vehicle has accepted a new order.`),
        section: lasting[nameOf(gone)] ?? "",
      };
    return known.length === 0 ? undefined : kept("Errors about orders stay.");
  },
};
