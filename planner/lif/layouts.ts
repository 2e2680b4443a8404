import { limits } from "../plan/limits.ts";
import { listIn, listOf, textIn } from "./json-members.ts";

/** A layout of a file, with its path. Layouts of one origin share their coordinates; in a list of LIF 1.0 they have none. */
type Found = { layout: unknown; path: string; origin: number | undefined };

/** A file's layouts: in a list of LIF 1.0, or in LIF 2.0 one list for each origin. */
export function layoutsOf(input: unknown): Found[] {
  const listed = (of: unknown, path: string, origin?: number) =>
    listIn(of, "layouts").map((layout, at) => ({ layout, path: `${path}layouts[${at}]`, origin }));
  return [
    ...listed(input, ""),
    ...listIn(input, "origins").flatMap((origin, at) => listed(origin, `origins[${at}].`, at)),
  ];
}

/** What people call a layout. */
export const layoutName = (layout: unknown) => {
  const named = (layout ?? {}) as Record<string, unknown>;
  return textIn(named, "layoutName") || textIn(named, "layoutDescriptor") || textIn(named, "layoutId");
};

/**
 * The layouts that make one floor with the chosen one, and those that don't. A plan is one plane: layouts of another
 * level or origin would lie upon its lanes, so only those join that name the same level, or none and the same map, and
 * whose nodes are others.
 */
export function floorAround(input: unknown, chosen: number): { taken: Found[]; others: Found[] } {
  const all = layoutsOf(input);
  const first = all[chosen];
  if (!first) return { taken: [], others: all };
  const taken = new Set([first]);
  const ids = new Set(nodeIds(first.layout));
  for (const each of all) {
    if (each === first || each.origin !== first.origin || !isOnePlane(first.layout, each.layout)) continue;
    const own = nodeIds(each.layout);
    if (own.length === 0 || own.some((id) => ids.has(id)) || ids.size + own.length > limits.places) continue;
    for (const id of own) ids.add(id);
    taken.add(each);
  }
  return {
    taken: all.filter((each) => taken.has(each)),
    others: all.filter((each) => !taken.has(each)),
  };
}

const nodeIds = (layout: unknown) => listOf(layout, "nodes").map((node) => node["nodeId"]);

function isOnePlane(a: unknown, b: unknown) {
  const level = (layout: unknown) =>
    (layout as Record<string, unknown> | null)?.["layoutLevelId"] ?? undefined;
  if (level(a) !== level(b)) return false;
  if (level(a) !== undefined) return true;
  const maps = (layout: unknown) =>
    listOf(layout, "nodes").flatMap(({ mapId }) => (typeof mapId === "string" ? [mapId] : []));
  const known = new Set(maps(a));
  return maps(b).some((map) => known.has(map));
}

/** Whether an edge leads to a node that only a layout beside the taken ones has, as lifts between levels do. */
export function leadsElsewhere({ taken, others }: ReturnType<typeof floorAround>) {
  const elsewhere = new Set(others.flatMap(({ layout }) => nodeIds(layout)));
  for (const { layout } of taken) for (const id of nodeIds(layout)) elsewhere.delete(id);
  return (edge: Record<string, unknown>) =>
    elsewhere.has(edge["startNodeId"]) || elsewhere.has(edge["endNodeId"]);
}
