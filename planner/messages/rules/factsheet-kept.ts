import { type Factsheet, fieldsOf, listOf, numberOf } from "./read-content.ts";
import { broken, kept, type Rule } from "./rule.ts";

/** What a measured speed may be above the greatest one, as a share, and what a clock may be early, s. */
const slack = { speed: 1.1, interval: 0.05 };

/** A vehicle does what its factsheet says that it can, and no more. */
export const factsheetKept: Rule = {
  name: "factsheet-kept",
  kinds: ["state"],
  sections: { "2.0": "7.1.3", "2.1": "6.15.1", "3.0": "7.10" },
  after: ["schema", "driving"],
  inOrder: true,
  judge({ content: { state }, message, header }, { factsheet, stateHeader, sinceOnline }) {
    if (!state || !factsheet) return undefined;
    const { speed, load, places, arrays, timing, longest } = factsheet;
    if (speed && state.velocity && state.velocity.speed > speed * slack.speed)
      return broken(
        `The vehicle drives at ${state.velocity.speed.toFixed(2)} m/s. Its factsheet says ${speed} m/s at most.`,
      );
    for (const each of state.loads ?? []) {
      const { weight, loadPosition, loadId } = fieldsOf(each) as Record<string, unknown>;
      if (longest.loadId && typeof loadId === "string" && loadId.length > longest.loadId)
        return broken(
          `${JSON.stringify(loadId.slice(0, 60))} has ${loadId.length} characters. The factsheet allows a loadId of ${longest.loadId}.`,
        );
      const beyond = beyondSet(each, factsheet.loadSets, state.velocity?.speed ?? 0);
      if (beyond) return broken(beyond);
      if (load && (numberOf(weight) ?? 0) > load)
        return broken(`A load weighs ${weight} kg. The factsheet allows ${load} kg.`);
      if (typeof loadPosition === "string" && loadPosition !== "" && places.length > 0)
        if (!places.includes(loadPosition))
          return broken(
            `A load is at ${JSON.stringify(loadPosition)}. The factsheet has ${places.join(", ")}.`,
          );
    }
    for (const [key, length] of [
      ["state.nodeStates", state.nodes.length],
      ["state.edgeStates", state.edges.length],
      ["state.loads", state.loads?.length ?? 0],
      ["state.actionStates", state.actions.length],
      ["state.errors", state.errors.length],
      ["state.information", listOf(message["information"]).length],
      ["state.instantActionStates", listOf(message["instantActionStates"]).length],
      ["state.zoneActionStates", listOf(message["zoneActionStates"]).length],
      ["error.errorReferences", longestIn(message["errors"], "errorReferences")],
      ["information.infoReferences", longestIn(message["information"], "infoReferences")],
    ] as const) {
      const most = numberOf(arrays[key]);
      if (most && length > most) return broken(`${key}: ${length} entries. The factsheet allows ${most}.`);
    }
    const least = numberOf(timing["minStateInterval"] ?? timing["minimumStateInterval"]);
    const isNext = header.headerId === (stateHeader?.headerId ?? -2) + 1 && !sinceOnline.has("state");
    if (least && isNext && header.at !== undefined && stateHeader?.at !== undefined) {
      const since = (header.at - stateHeader.at) / 1000;
      if (since >= 0 && since < least - slack.interval)
        return broken(
          `The state comes ${since} s after the last one. The factsheet says ${least} s at least.`,
        );
    }
    return kept("The vehicle does what its factsheet says.");
  },
};

const longestIn = (list: unknown, field: string) =>
  listOf(list).reduce<number>((most, each) => Math.max(most, listOf(fieldsOf(each)[field]).length), 0);

/** What a load is beyond: each set for its type, and for its place where a set names some. */
function beyondSet(load: unknown, sets: Factsheet["loadSets"], speed: number) {
  const { loadType, loadPosition, weight } = fieldsOf(load) as Record<string, unknown>;
  const known = sets.filter((set) => {
    const places = listOf(set["loadPositions"]);
    const isThere = places.length === 0 || loadPosition === undefined || places.includes(loadPosition);
    return set["loadType"] === loadType && isThere;
  });
  const most = (...names: string[]) =>
    Math.max(
      ...known.map((set) => numberOf(names.map((name) => set[name]).find(Number.isFinite)) || Infinity),
    );
  const [heaviest, fastest] = [most("maxWeight", "maximumWeight"), most("agvSpeedLimit", "maximumSpeed")];
  if (known.length === 0) return undefined;
  if ((numberOf(weight) ?? 0) > heaviest)
    return `A load (${loadType}) weighs ${weight} kg. The factsheet allows ${heaviest} kg of its type.`;
  if (speed <= fastest * slack.speed) return undefined;
  return `The vehicle drives at ${speed.toFixed(2)} m/s with a load (${loadType}). The factsheet allows ${fastest} m/s with it.`;
}
