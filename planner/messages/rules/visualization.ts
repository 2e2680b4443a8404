import { apart } from "./read-content.ts";
import { broken, kept, type Rule } from "./rule.ts";

/** How far (m) a position may be from that of the last state, beyond what the vehicle drives in between. */
const slack = 2;
/** For how long (s) a vehicle may drive before the state that says so is heard: without an order, and with one. */
const late = { idle: 1, ordered: 5 };
/** m/s where no factsheet says how fast a vehicle drives. */
const fastest = 10;

/** Actions after which a vehicle may be elsewhere, or on another map. */
const moving: readonly unknown[] = ["enableMap", "downloadMap", "initPosition", "initializePosition"];

/** A visualization shows the vehicle that the states tell: where it can have come to since, on the same map. */
export const visualization: Rule = {
  name: "visualization",
  kinds: ["visualization"],
  sections: { "1.1": "6.13", "2.0": "6.13", "2.1": "6.13", "3.0": "7.9" },
  after: ["schema", "timestamp", "angles"],
  inOrder: true,
  judge({ content: { shown }, header: { at }, version }, history) {
    const { seen, state, factsheet, pending, sinceOnline } = history;
    if (!shown) return undefined;
    const { position, speed, localized } = shown;
    const most = factsheet?.speed;
    if (most && speed !== undefined && speed > most * 1.1)
      return {
        ...broken(`The vehicle drives at ${speed.toFixed(2)} m/s. Its factsheet says ${most} m/s at most.`),
        section: version === "3.0" ? "7.10" : version === "2.1" ? "6.15.1" : "7.1.3",
      };
    if (!position || !localized || at === undefined || !state || seen.length === 0) return undefined;
    if (sinceOnline.has("state")) return undefined;
    const told = [...state.allActions.values(), ...pending.values()];
    if (told.some(({ type }) => moving.includes(type))) return undefined;
    const there = seen.filter((each) => each.position.mapId === position.mapId);
    const [last] = there.length > 0 ? there : seen;
    if (!last) return undefined;
    const order = history.snapshot(state.orderId);
    const leads = [...(order?.nodes.values() ?? [])].some((node) => node.position?.mapId === position.mapId);
    if (there.length === 0)
      return leads || (state.nodes.length > 0 && !order?.sure)
        ? undefined
        : broken(
            `The vehicle is shown on map ${JSON.stringify(position.mapId)}. Its state says ${JSON.stringify(last.position.mapId)}.`,
          );
    const isIdle = state.nodes.length === 0 && history.snapshots.at(-1) === order;
    const reach = (since: number) => {
      const seconds = Math.abs(at - since) / 1000;
      const drives = state.driving ? seconds : Math.min(seconds, isIdle ? late.idle : late.ordered);
      return slack + (most ?? fastest) * 1.2 * drives;
    };
    if (there.some((each) => apart(each.position, position) <= reach(each.at)))
      return kept("The vehicle is shown where its states tell that it can be.");
    return broken(
      `The vehicle is shown ${apart(last.position, position).toFixed(1)} m from where its state told ${(Math.abs(at - last.at) / 1000).toFixed(1)} s before.`,
    );
  },
};
