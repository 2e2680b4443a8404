import { plannedVehicles } from "../vehicles.ts";
import { enough, type Move, most, type Rule } from "./reason.ts";

/** The heaviest load, against the payload. */
export const payload: Rule = ({ title, payload: offered }, { moves }) => {
  const { value: required, move } = most(moves, ({ load, flow }) => load.weight * (flow.perTrip ?? 1));
  const stronger = plannedVehicles.filter((other) => other.payload >= required).map((other) => other.title);
  return [
    enough(
      { rule: "payload", required, offered, unit: "kg", source: "product table: payload" },
      {
        enough: `${title} carries ${offered} kg; the heaviest ${of(move)} ${required} kg.`,
        short:
          `${named(move)} ${required} kg, ${required - offered} kg more than ${title} carries. ` +
          `${split(move, offered)}${stronger.length > 0 ? `, or look at ${stronger.join(", ")}` : ""}.`,
      },
    ),
  ];
};

/** The nearest change: of a train's carts, as many as the vehicle pulls. */
function split(move: Move | undefined, offered: number) {
  const limit = move && move.load.weight > 0 ? Math.floor(offered / move.load.weight) : 0;
  return move?.flow.tour && together(move) > 1 && limit > 0
    ? `It pulls at most ${limit === 1 ? "1 such cart" : `${limit} such carts`}: let the tour run more often, or share the stops among two`
    : `Split it into loads of at most ${offered} kg`;
}

const together = (move: Move | undefined) => move?.flow.perTrip ?? 1;
const of = (move: Move | undefined) =>
  together(move) > 1
    ? `${move?.flow.tour ? "train, with" : "trip, with"} ${together(move)} ${move?.flow.tour ? "carts" : "loads"}, weighs`
    : "load weighs";
const named = (move: Move | undefined) =>
  together(move) > 1 ? `${together(move)} times “${move?.load.id}” weigh` : `“${move?.load.id}” weighs`;
