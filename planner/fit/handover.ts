import type { Carrier, Handover } from "#vehicles/taking.ts";
import type { Place } from "../plan/plan.ts";
import { type PlannedVehicle, plannedVehicles } from "../vehicles.ts";
import type { Move, Reason, Rule, Verdict } from "./reason.ts";

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

type End = "pick-up" | "set-down";

/** A carrier handed over in one way, at the first place of either end where that happens. */
type Job = { carrier: Carrier; at: Handover | undefined; places: Partial<Record<End, Place>> };

/** Checks what is carried and how it is handed over. Equal handovers are checked once. */
export const handover: Rule = (vehicle, { moves }) => {
  const { title, takes } = vehicle;
  return jobsOf(moves).flatMap((job) => {
    const verdict = verdictOn(vehicle, job.carrier, job.at);
    return (verdict === "depends" || !job.at ? byEnd(job) : [job]).map((each): Reason => {
      return {
        rule: "handover",
        verdict,
        required: `${each.carrier} ${each.at ?? "junction"} ${Object.keys(each.places).join(" and ")}`,
        offered: `${takes.carriers.join(", ")} at ${takes.handovers.join(", ")}`,
        unit: "",
        gap: null,
        text: words[verdict](title, each),
        source: "product table: use cases of the vehicle",
      };
    });
  });
};

function jobsOf(moves: readonly Move[]): Job[] {
  const jobs = new Map<string, Job>();
  for (const { load, from, to } of moves)
    for (const [end, place] of [["pick-up", from] as const, ["set-down", to] as const]) {
      const at = place.handover;
      const job = jobs.get(`${load.carrier} ${at}`) ?? { carrier: load.carrier, at, places: {} };
      job.places[end] ??= place;
      jobs.set(`${load.carrier} ${at}`, job);
    }
  return [...jobs.values()];
}

/** What depends on a place, or is wrong with it, is said of each. */
const byEnd = ({ places, ...job }: Job): Job[] =>
  Object.entries(places).map(([end, place]) => ({ ...job, places: { [end]: place } }));

const inWords = ({ carrier, at, places }: Job) =>
  `${carrierWords[carrier]} ${at ? handoverWords[at] : "at a junction"} (${Object.entries(places)
    .map(([end, { id }]) => `${end} at “${id}”`)
    .join(", ")})`;

const words = {
  fits: (title: string, job: Job) => `${title} takes ${inWords(job)}.`,
  depends: (title: string, job: Job) =>
    job.carrier === "other-pallet"
      ? `${title} takes ${inWords(job)} once a drawing or a sample has been tried${job.at === "conveyor" ? ", where the conveyor's height and signals allow" : ""}: an engineer decides.`
      : `${title} ${job.places["set-down"] ? "sets down" : "takes"} ${inWords(job)} where the conveyor's height and signals allow: an engineer decides.`,
  no: (title: string, job: Job) =>
    job.at
      ? `${title} doesn't take ${inWords(job)}. ${nearest(job.carrier, job.at)}`
      : `“${Object.values(job.places)[0]?.id}” is a junction, where nothing is handed over. Give it a handover.`,
};

function nearest(carrier: Carrier, at: Handover): string {
  const others = plannedVehicles.filter((vehicle) => verdictOn(vehicle, carrier, at) !== "no");
  if (others.length > 0) return `${others.map(({ title }) => title).join(" or ")} does.`;
  const ways = (Object.keys(handoverWords) as Handover[]).filter((other) =>
    plannedVehicles.some((vehicle) => verdictOn(vehicle, carrier, other) === "fits"),
  );
  return ways.length > 0
    ? `No MAG does; hand it over ${ways.map((way) => handoverWords[way]).join(" or ")}.`
    : "No MAG does before it has been tried; hand it over on the floor to try it.";
}

/** Whether a vehicle takes a load at a place and sets it down there. Without a handover it is a junction: never. */
function verdictOn({ takes }: PlannedVehicle, carrier: Carrier, handover: Handover | undefined): Verdict {
  const { carriers, handovers, verify = [], atConveyors } = takes;
  const verified = carriers.includes(carrier);
  if (!handover || !(verified || verify.includes(carrier))) return "no";
  if (handovers.includes(handover)) return verified ? "fits" : "depends";
  const pallet = carrier.endsWith("-pallet");
  return atConveyors && pallet && handover === "conveyor" ? "depends" : "no";
}
