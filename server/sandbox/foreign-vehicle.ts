import { fieldsOf, listOf } from "#planner/messages/rules/read-content.ts";
import { timestampOf } from "#planner/messages/timestamp.ts";
import type { Plan } from "#planner/plan/plan.ts";

type Spot = { nodeId: string; x: number; y: number };

/** From the end of one order to the next, ms. */
const pause = 3000;
/** After so long (ms) an order that no state has taken over is not waited for. */
const longestAnswer = 20_000;

/** After so long (ms) a vehicle gets orders without its factsheet: some send it only when they are asked. */
const longestFactsheet = 5000;

/** Whose vehicle it is, as its topics say. */
type Whose = { manufacturer: string; serialNumber: string };

/**
 * A stranger's vehicle, which fleet control drives from place to place: an order comes once it is online, has sent its
 * factsheet or been online for a while, and its state says that nothing is left to do.
 */
export class ForeignVehicle {
  readonly #plan: Plan;
  readonly whose: Whose;
  #isOnline = false;
  #hasFactsheet = false;
  #onlineSince = 0;
  #state: Record<string, unknown> | undefined;
  #orders = 0;
  #sentAt = -Infinity;
  #idleSince: number | undefined;

  constructor(plan: Plan, whose: Whose) {
    this.#plan = plan;
    this.whose = whose;
  }

  hear(name: string, message: Record<string, unknown>, now: number) {
    if (name === "connection") {
      this.#isOnline = message["connectionState"] === "ONLINE";
      this.#onlineSince = now;
    } else if (name === "factsheet") this.#hasFactsheet = true;
    else if (name === "state") {
      this.#state = message;
      const isOver = this.#isIdle(message);
      this.#idleSince = isOver ? (this.#idleSince ?? now) : undefined;
    }
  }

  /** The order that it gets now, if any; @param now ms since 1970 */
  next(now: number): Record<string, unknown> | undefined {
    const state = this.#state;
    if (!state || !this.#isOnline) return undefined;
    if (!this.#hasFactsheet && now - this.#onlineSince < longestFactsheet) return undefined;
    if (this.#idleSince === undefined || now - this.#idleSince < pause) return undefined;
    const isTaken = this.#orders === 0 || state["orderId"] === this.#orderId;
    if (!isTaken && now - this.#sentAt < longestAnswer) return undefined;
    const [from, ...onward] = this.#way(state);
    if (!from || onward.length === 0) return undefined;
    this.#orders++;
    this.#sentAt = now;
    const way = [from, ...onward];
    const mapId = String(fieldsOf(state["agvPosition"])["mapId"] ?? "floor").slice(0, 100);
    const version = state["version"];
    return {
      headerId: this.#orders - 1,
      timestamp: timestampOf(now),
      version: typeof version === "string" && /^2\.[01]\.\d{1,3}$/.test(version) ? version : "2.1.0",
      ...this.whose,
      orderId: this.#orderId,
      orderUpdateId: 0,
      nodes: way.map(({ nodeId, x, y }, at) => ({
        nodeId,
        sequenceId: 2 * at,
        released: true,
        nodePosition: { x, y, mapId },
        actions: [],
      })),
      edges: onward.map(({ nodeId }, at) => ({
        edgeId: `${way[at]?.nodeId}>${nodeId}`,
        sequenceId: 2 * at + 1,
        released: true,
        startNodeId: way[at]?.nodeId ?? "",
        endNodeId: nodeId,
        actions: [],
      })),
    };
  }

  get #orderId() {
    return `sandbox-${this.#orders}`;
  }

  #isIdle(state: Record<string, unknown>) {
    const ended = listOf(state["actionStates"]).every((each) => {
      const status = fieldsOf(each)["actionStatus"];
      return status === "FINISHED" || status === "FAILED";
    });
    return ended && listOf(state["nodeStates"]).length === 0 && state["driving"] !== true;
  }

  /** From the node where the vehicle is, over the lanes, to a place for loads; places take turns. */
  #way(state: Record<string, unknown>): Spot[] {
    const { places, lanes, flows } = this.#plan;
    const spots = new Map(places.map(({ id, x, y }) => [id, { nodeId: id, x: x / 1000, y: y / 1000 }]));
    const given = fieldsOf(state["agvPosition"]);
    const [x, y] = [Number(given["x"]), Number(given["y"])];
    const here = { x: Number.isFinite(x) ? x : 0, y: Number.isFinite(y) ? y : 0 };
    const last = String(state["lastNodeId"] ?? "").slice(0, 200);
    const away = (spot: Spot) => (spot.x - here.x) ** 2 + (spot.y - here.y) ** 2;
    const nearest = [...spots.values()].sort((a, b) => away(a) - away(b))[0];
    const start = spots.get(last) ?? nearest;
    if (!start) return [];
    const stops = [...new Set(flows.flatMap(({ from, to }) => [from, to]))].filter(
      (id) => id !== start.nodeId,
    );
    const goal = stops[this.#orders % stops.length];
    const before = new Map<string, string>([[start.nodeId, ""]]);
    for (const at of before.keys())
      for (const { from, to, both } of lanes) {
        const next = from === at ? to : both && to === at ? from : undefined;
        if (next !== undefined && !before.has(next)) before.set(next, at);
      }
    if (goal === undefined || !before.has(goal)) return [];
    const way: Spot[] = [];
    for (let at = goal; at !== ""; at = before.get(at) ?? "") {
      const spot = spots.get(at);
      if (spot) way.unshift(spot);
    }
    /* A vehicle that is on no node of the floor begins where it stands. */
    if (!spots.has(last)) way.unshift({ nodeId: last || "start", ...here });
    return way;
  }
}
