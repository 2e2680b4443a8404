import type { History } from "./history.ts";
import type { Request, State } from "./read-content.ts";
import { changed, wrongCourse } from "./requests.ts";
import { broken, kept, type Rule } from "./rule.ts";

/** What is asked for a zone of a kind (6.4.3). */
const zoneTypes: Readonly<Record<string, string>> = {
  ACCESS: "RELEASE",
  REPLANNING: "COORDINATED_REPLANNING",
};

/** A vehicle asks to enter zones that it has in use, before it enters them (since 3.0). */
export const zoneRequests: Rule = {
  name: "zone-requests",
  kinds: ["state"],
  sections: { "3.0": "6.4.3" },
  after: ["schema", "edge-requests", "state-mode"],
  inOrder: true,
  judge(heard, history) {
    const { state } = heard.content;
    if (!state?.requests.some(({ zone }) => zone)) return undefined;
    for (const request of changed(state, history)) {
      if (!request.zone) continue;
      const wrong = wrongCourse(request, heard, history) ?? wrongZone(request, state, history);
      if (wrong !== undefined) return broken(wrong);
    }
    return kept("The vehicle asks for zones that it has in use.");
  },
};

function wrongZone({ id, type, zone, status }: Request, { zoneSets }: State, history: History) {
  if (!zone || status !== "REQUESTED") return undefined;
  if (zoneSets && !zoneSets.some((set) => set.id === zone.set && set.inUse))
    return `Request ${id} is for zone set ${JSON.stringify(zone.set)}, which the vehicle doesn't have in use.`;
  if (type === "REPLANNING" && !zone.hasCurve) return `Request ${id} is for a path, and has no trajectory.`;
  const sent = history.zoneSets.get(String(zone.set));
  if (!sent) return undefined;
  const found = sent.zones.find((each) => each.id === zone.id);
  if (!found)
    return `Request ${id} is for zone ${JSON.stringify(zone.id)}, which zone set ${JSON.stringify(sent.id)} doesn't have.`;
  const due = Object.hasOwn(zoneTypes, String(type)) ? zoneTypes[String(type)] : undefined;
  return due === undefined || found.type === due
    ? undefined
    : `Request ${id} is of type ${type}. Zone ${found.id} is of type ${found.type}.`;
}
