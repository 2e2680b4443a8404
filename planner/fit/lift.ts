import { enough, type Move, most, type Rule } from "./reason.ts";

/** Checks the highest floor or rack place against the lift. Other places are met at their own height. */
export const lift: Rule = ({ title, lift: offered }, { moves }) => {
  const ends = moves.filter(({ from, to }) => isLifted(from) || isLifted(to));
  if (ends.length === 0) return [];
  const { value: required, move } = most(ends, highest);
  const place = move && (isLifted(move.to) && move.to.height === required ? move.to : move.from);
  const can = offered > 0 ? `lifts to ${offered} mm` : "doesn't lift to a height";
  return [
    enough(
      { rule: "lift", required, offered, unit: "mm", source: "product table: lift" },
      {
        enough: `${title} ${can}; the highest place is at ${required} mm.`,
        short: `“${place?.id}” is at ${required} mm; ${title} ${can}: ${required - offered} mm short. Use a place at ${offered} mm or lower.`,
      },
    ),
  ];
};

const isLifted = ({ handover }: Move["from"]) => handover === "floor" || handover === "rack";
const highest = ({ from, to }: Move) =>
  Math.max(isLifted(from) ? from.height : 0, isLifted(to) ? to.height : 0);
