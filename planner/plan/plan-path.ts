/** The path of a value in a plan: ["loads", 0, "weight"]. */
export type Place = readonly (string | number)[];

/** `loads[0].weight` */
export const pathOf = (place: Place) =>
  place.map((key, index) => (typeof key === "number" ? `[${key}]` : index === 0 ? key : `.${key}`)).join("");

export function valueAt(plan: unknown, place: Place): unknown {
  return place.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], plan);
}

/** Changes a value within a plan of plain JSON, in a part that may not be there yet. */
export function setAt(plan: unknown, place: Place, value: unknown): void {
  const [last = "", ...above] = [...place].reverse();
  const holder = above.reverse();
  const parent = valueAt(plan, holder) as Record<string, unknown> | undefined;
  if (!parent) {
    if (value !== undefined && holder.length > 0) setAt(plan, holder, { [last]: value });
    return;
  }
  if (value !== undefined) {
    parent[last] = value;
    return;
  }
  delete parent[last];
  /* What was optional as a whole is gone with its last part; the plan's own parts stand, with their defaults. */
  if (holder.length > 1 && Object.keys(parent).length === 0) setAt(plan, holder, undefined);
}
