import type { Plan } from "./plan.ts";

/** Doubts that are told one by one. */
const told = 3;

/** What a plan says that can hardly be meant so. It is answered as it stands. */
export function doubtsOf({ places, lanes }: Pick<Plan, "places" | "lanes">): string[] {
  const at = new Map(places.map((place) => [place.id, place]));
  const short = lanes.flatMap(({ from, to, length }) => {
    const [a, b] = [at.get(from), at.get(to)];
    if (length === undefined || !a || !b) return [];
    const straight = Math.round(Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)));
    /* What is measured on a drawing may be a hundredth off. */
    return length < 0.99 * straight ? [{ from, to, length, straight }] : [];
  });
  const doubts = short
    .slice(0, told)
    .map(
      ({ from, to, length, straight }) =>
        `The lane ${from} → ${to} is ${length} mm long by the plan, and its places are ${straight} mm apart: formulas count the first, the traffic drives the second. Correct the length or the places.`,
    );
  return short.length > told
    ? [...doubts, `${short.length - told} more lanes are shorter than the way between their places.`]
    : doubts;
}
