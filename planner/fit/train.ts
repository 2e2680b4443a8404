import type { Rule } from "./reason.ts";

/**
 * A tour is a train of carts, which leaves what each stop needs and takes its empties along: a vehicle that carries its
 * one load itself has none left for the second stop. Loads on carts are the handover's to tell.
 */
export const train: Rule = ({ title, takes }, { moves }) => {
  const move = moves.find(({ flow, load }) => flow.tour && load.carrier !== "cart-train");
  if (!move || takes.carriers.includes("cart-train")) return [];
  return [
    {
      ...{
        rule: "tour",
        verdict: "no",
        required: "cart-train",
        offered: takes.carriers.join(", "),
        unit: "",
      },
      gap: null,
      text: `${title} carries its load itself, and a tour is a train of carts: full to each stop, and on with the empties. Put “${move.load.id}” on carts, or make a flow of each stop.`,
      source: "planning: a tour's carts",
    },
  ];
};
