import { plannedVehicles } from "../vehicles.ts";
import { enough, most, type Rule } from "./reason.ts";

/** The heaviest load, against the payload. */
export const payload: Rule = ({ title, payload: offered }, { moves }) => {
  const { value: required, move } = most(moves, ({ load }) => load.weight);
  const stronger = plannedVehicles.filter((other) => other.payload >= required).map((other) => other.title);
  return [
    enough(
      { rule: "payload", required, offered, unit: "kg", source: "product table: payload" },
      {
        enough: `${title} carries ${offered} kg; the heaviest load weighs ${required} kg.`,
        short:
          `“${move?.load.id}” weighs ${required} kg, ${required - offered} kg more than ${title} carries. ` +
          `Split it into loads of at most ${offered} kg${stronger.length > 0 ? `, or look at ${stronger.join(", ")}` : ""}.`,
      },
    ),
  ];
};
