import type { Action } from "./read-content.ts";
import { broken, type Heard, kept, type Rule } from "./rule.ts";

const scopes = { I: "INSTANT", N: "NODE", E: "EDGE" } as const;

/** Where the standard's own actions may stand, and what they need. Those that makers add are the factsheet's to tell. */
const predefined: Readonly<Record<string, readonly [where: string, needs?: string]>> = {
  startPause: ["I"],
  stopPause: ["I"],
  startCharging: ["IN"],
  stopCharging: ["IN"],
  initPosition: ["IN", "x y theta mapId lastNodeId"],
  initializePosition: ["IN", "x y theta mapId lastNodeId"],
  enableMap: ["IN", "mapId mapVersion"],
  downloadMap: ["I", "mapId mapVersion mapDownloadLink"],
  deleteMap: ["I", "mapId mapVersion"],
  downloadZoneSet: ["I", "zoneSetId zoneSetDownloadLink"],
  enableZoneSet: ["IN", "zoneSetId"],
  deleteZoneSet: ["I", "zoneSetId"],
  stateRequest: ["I"],
  logReport: ["I", "reason"],
  pick: ["NE"],
  drop: ["NE"],
  detectObject: ["NE"],
  finePositioning: ["INE"],
  waitForTrigger: ["N", "triggerType"],
  trigger: ["I"],
  retry: ["I", "actionId"],
  skipRetry: ["I", "actionId"],
  startHibernation: ["I"],
  stopHibernation: ["I"],
  shutdown: ["I"],
  cancelOrder: ["I"],
  factsheetRequest: ["I"],
};

/** Whether an action stands in orders alone. */
export function isOfOrders(type: unknown): boolean {
  const [where] = typeof type === "string" && Object.hasOwn(predefined, type) ? (predefined[type] ?? []) : [];
  return where !== undefined && !where.includes("I");
}

/** An action that the standard defines stands where it may, with the parameters that it needs. */
export const predefinedActions: Rule = {
  name: "predefined-actions",
  kinds: ["order", "instantActions"],
  sections: { "1.1": "6.8.1", "2.0": "6.8.1", "2.1": "6.8.1", "3.0": "6.2.3.1" },
  after: ["schema", "order-graph", "factsheet-limits"],
  judge(heard, { factsheet }) {
    let known = 0;
    for (const [scope, { type, id, parameters }] of scoped(heard)) {
      const [where, needs = ""] = Object.hasOwn(predefined, type) ? (predefined[type] ?? []) : [];
      if (where === undefined) continue;
      known++;
      const may = [...where].map((each) => scopes[each as keyof typeof scopes]);
      /* A vehicle may take more than the standard asks for: its factsheet says so. */
      if (!may.includes(scope) && !factsheet?.actions.get(type)?.scopes.includes(scope))
        return broken(
          `Action ${type} (${id}) is sent for ${scope}. The standard has it for ${may.join(" and ")}.`,
        );
      const missing = needs.split(" ").find((key) => key !== "" && !parameters.has(key));
      if (missing !== undefined) return broken(`Action ${type} (${id}) lacks the parameter ${missing}.`);
    }
    return known === 0 ? undefined : kept("Predefined actions stand where they may, with what they need.");
  },
};

function scoped({ content: { order, actions = [] } }: Heard): [scope: "INSTANT" | "NODE" | "EDGE", Action][] {
  return [
    ...(order?.nodes ?? []).flatMap((node) => node.actions.map((each): ["NODE", Action] => ["NODE", each])),
    ...(order?.edges ?? []).flatMap((edge) => edge.actions.map((each): ["EDGE", Action] => ["EDGE", each])),
    ...actions.map((each): ["INSTANT", Action] => ["INSTANT", each]),
  ];
}
