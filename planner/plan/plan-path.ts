/** The path of a value in a plan: ["loads", 0, "weight"]. */
export type Place = readonly (string | number)[];

/** `loads[0].weight` */
export const pathOf = (place: Place) =>
  place.map((key, index) => (typeof key === "number" ? `[${key}]` : index === 0 ? key : `.${key}`)).join("");

export function valueAt(plan: unknown, place: Place): unknown {
  return place.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], plan);
}

/** Changes a value within a plan of plain JSON. */
export function setAt(plan: unknown, place: Place, value: unknown): void {
  const [last = "", ...above] = [...place].reverse();
  const parent = valueAt(plan, above.reverse()) as Record<string, unknown> | undefined;
  if (!parent) return;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
}
