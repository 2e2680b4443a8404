import type { Lane, PhoneLane } from "./line.tsx";

/** The line through a section, as `Line` takes it. */
type Line = { from: Lane; to: Lane; phone: { from: PhoneLane; to: PhoneLane } };

/** Where a kind of section leads the line, and how many stations it has: one, where it doesn't say. */
export type Leads = { to: Lane; phoneTo: PhoneLane; stations?: number };

/** A section's place on its page: the number of its first station, "03", and the line through it. */
export type Place = { number: string; line: Line };

/**
 * Places sections below one another: each takes the line over where the one above leads it, and counts its stations on.
 * @param order the sections' names, from the top
 * @param leads where each leads the line
 * @param start where the line comes from what stands above the first
 */
export function lineUp<Name extends string>(
  order: readonly Name[],
  leads: Readonly<Record<Name, Leads>>,
  start: Leads,
): (Place & { name: Name })[] {
  let above = start;
  let station = 1;
  return order.map((name) => {
    const own = leads[name];
    const line = { from: above.to, to: own.to, phone: { from: above.phoneTo, to: own.phoneTo } };
    const number = `${station}`.padStart(2, "0");
    above = own;
    station += own.stations ?? 1;
    return { name, number, line };
  });
}
