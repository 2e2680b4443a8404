import { most, type Rule } from "./reason.ts";

/** Several loads on one trip: whether a vehicle takes them at once depends on what carries them. */
export const perTrip: Rule = ({ title }, { moves }) => {
  /* The carts of a train are what a tugger pulls: only their weight counts. */
  const { value: required, move } = most(moves, ({ flow }) => (flow.tour ? 1 : (flow.perTrip ?? 1)));
  if (required <= 1) return [];
  return [
    {
      ...{ rule: "perTrip", verdict: "depends", required, offered: null, unit: "loads", gap: null },
      text: `${required} times “${move?.load.id}” on one trip: whether ${title} takes them at once depends on its load handling device and on how they stand. An engineer has to look at it.`,
      source: "planning: the product table names one load",
    },
  ];
};
