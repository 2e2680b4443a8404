import type { Action } from "./read-content.ts";
import { broken, type Heard, kept, type Rule, type Version } from "./rule.ts";

const scopes = { I: "INSTANT", N: "NODE", E: "EDGE" } as const;

type Place = { where: string; needs?: string; since?: Version };

/** Where the standard's own actions may stand, and what they need. Those that makers add are the factsheet's to tell. */
const predefined: Readonly<Record<string, Place>> = {
  startPause: { where: "I" },
  stopPause: { where: "I" },
  startCharging: { where: "IN" },
  stopCharging: { where: "IN" },
  initPosition: { where: "IN", needs: "x y theta mapId lastNodeId" },
  initializePosition: { where: "IN", needs: "x y theta mapId lastNodeId", since: "3.0" },
  enableMap: { where: "IN", needs: "mapId mapVersion", since: "2.1" },
  downloadMap: { where: "I", needs: "mapId mapVersion mapDownloadLink", since: "2.1" },
  deleteMap: { where: "I", needs: "mapId mapVersion", since: "2.1" },
  downloadZoneSet: { where: "I", needs: "zoneSetId zoneSetDownloadLink", since: "3.0" },
  enableZoneSet: { where: "IN", needs: "zoneSetId", since: "3.0" },
  deleteZoneSet: { where: "I", needs: "zoneSetId", since: "3.0" },
  clearInstantActions: { where: "IN", since: "3.0" },
  clearZoneActions: { where: "IN", since: "3.0" },
  stateRequest: { where: "I" },
  logReport: { where: "I", needs: "reason" },
  pick: { where: "NE" },
  drop: { where: "NE" },
  detectObject: { where: "NE" },
  finePositioning: { where: "INE" },
  waitForTrigger: { where: "N", needs: "triggerType" },
  trigger: { where: "I", since: "3.0" },
  retry: { where: "I", needs: "actionId", since: "3.0" },
  skipRetry: { where: "I", needs: "actionId", since: "3.0" },
  startHibernation: { where: "I", since: "3.0" },
  stopHibernation: { where: "I", since: "3.0" },
  shutdown: { where: "I", since: "3.0" },
  updateCertificate: {
    where: "I",
    needs: "service keyDownloadLink certificateDownloadLink",
    since: "3.0",
  },
  cancelOrder: { where: "I" },
  factsheetRequest: { where: "I" },
};
/** What 3.0 has otherwise. */
const in30: Readonly<Record<string, Place>> = { finePositioning: { where: "NE" } };

function placeOf(type: string, version: Version): Place | undefined {
  const changed = version === "3.0" && Object.hasOwn(in30, type) ? in30[type] : undefined;
  const place = changed ?? (Object.hasOwn(predefined, type) ? predefined[type] : undefined);
  /* What a later version defines is, before it, a maker's own. */
  return place?.since !== undefined && version < place.since ? undefined : place;
}

/** Whether an action stands in orders alone. */
export function isOfOrders(type: unknown): boolean {
  const place = typeof type === "string" && Object.hasOwn(predefined, type) ? predefined[type] : undefined;
  return place !== undefined && !place.where.includes("I");
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
      const place = placeOf(type, heard.version);
      if (!place) continue;
      const { where, needs = "" } = place;
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
