import type { Carrier, Handover } from "#vehicles/taking.ts";
import { plannedVehicles } from "../vehicles.ts";
import type { Move, Reason, Rule } from "./reason.ts";
import { verdictOn } from "./takes.ts";

const carrierWords: Record<Carrier, string> = {
  "open-pallet": "an open pallet",
  "closed-pallet": "a closed pallet",
  "other-pallet": "a pallet of another kind",
  trolley: "a trolley",
  rack: "a push rack",
  "cart-train": "a train of carts",
  "roller-unit": "a unit on rollers",
};

const handoverWords: Record<Handover, string> = {
  floor: "on the floor",
  rack: "in a rack",
  conveyor: "on a conveyor",
  under: "where it is driven beneath",
  hitch: "at a hitch",
};

/** Checks what is carried and how it is handed over at either end. Equal handovers are checked once. */
export const handover: Rule = (vehicle, { moves }) => {
  const { title, takes } = vehicle;
  const reasons = new Map<string, Reason>();
  for (const move of moves)
    for (const end of ["pick-up", "set-down"] as const) {
      const place = placeOf(move, end);
      const required = `${move.load.carrier} ${place.handover ?? "junction"} ${end}`;
      if (reasons.has(required)) continue;
      const verdict = verdictOn(vehicle, move.load.carrier, place.handover);
      reasons.set(required, {
        rule: "handover",
        verdict,
        required,
        offered: `${takes.carriers.join(", ")} at ${takes.handovers.join(", ")}`,
        unit: "",
        gap: null,
        text: words[verdict](title, move, end),
        source: "product table: use cases of the vehicle",
      });
    }
  return [...reasons.values()];
};

const placeOf = ({ from, to }: Move, end: "pick-up" | "set-down") => (end === "pick-up" ? from : to);

const job = (move: Move, end: "pick-up" | "set-down") => {
  const { handover, id } = placeOf(move, end);
  return `${carrierWords[move.load.carrier]} ${handover ? handoverWords[handover] : "at a junction"} (${end} at “${id}”)`;
};

const words = {
  fits: (title: string, move: Move, end: "pick-up" | "set-down") => `${title} takes ${job(move, end)}.`,
  depends: (title: string, move: Move, end: "pick-up" | "set-down") =>
    move.load.carrier === "other-pallet"
      ? `${title} takes ${job(move, end)} once a drawing or a sample has been tried${placeOf(move, end).handover === "conveyor" ? ", where the conveyor's height and signals allow" : ""}: an engineer decides.`
      : `${title} ${end === "set-down" ? "sets down" : "takes"} ${job(move, end)} where the conveyor's height and signals allow: an engineer decides.`,
  no: (title: string, move: Move, end: "pick-up" | "set-down") => {
    const place = placeOf(move, end);
    if (!place.handover)
      return `“${place.id}” is a junction, where nothing is handed over. Give it a handover.`;
    return `${title} doesn't take ${job(move, end)}. ${nearest(move, place.handover)}`;
  },
};

function nearest({ load: { carrier } }: Move, at: Handover): string {
  const others = plannedVehicles.filter((vehicle) => verdictOn(vehicle, carrier, at) !== "no");
  if (others.length > 0) return `${others.map(({ title }) => title).join(" or ")} does.`;
  const ways = (Object.keys(handoverWords) as Handover[]).filter((other) =>
    plannedVehicles.some((vehicle) => verdictOn(vehicle, carrier, other) === "fits"),
  );
  return ways.length > 0
    ? `No MAG does; hand it over ${ways.map((way) => handoverWords[way]).join(" or ")}.`
    : "No MAG does before it has been tried; hand it over on the floor to try it.";
}
