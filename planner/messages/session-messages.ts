import { kindOfFlow, kindsOf } from "../choose.ts";
import { countsAsked, fleetFields } from "../fleet/asked.ts";
import { number, type Outcome, or } from "../plan/fields.ts";
import type { Plan } from "../plan/plan.ts";
import { besidePlan, readWithPlan } from "../plan/read-with-plan.ts";
import { Session, type Update } from "../session/session.ts";
import type { Disruption } from "../traffic/disturbances.ts";
import { dwellOf } from "../traffic/layout.ts";
import { factsheetOf } from "./factsheet.ts";
import type { Message } from "./headers.ts";
import { loadPlaces } from "./load-sets.ts";
import { nodeNames } from "./order-content.ts";
import { type Heard, type Trouble, VehicleMessages } from "./vehicle-messages.ts";

/** Interval at which messages are collected, ms. */
export const listensEvery = 500;
/** 5 January 2026, 6 o'clock UTC: when recorded sessions begin, ms since 1970. */
const usualBegin = 1_767_592_800_000;
/** Serial number of the first vehicle; the others follow. */
export const firstSerial = 1001;

/** The messages of a whole fleet; none for vehicles that speak no VDA 5050. */
export class SessionMessages {
  /** By number; undefined for those that speak no VDA 5050. */
  readonly #vehicles: (VehicleMessages | undefined)[];

  /**
   * @param kindOf the kind of each vehicle, by its index in the plan
   * @param version of the standard in which the vehicles begin
   */
  constructor(plan: Plan, kindOf: readonly number[], begins = usualBegin, version?: string) {
    const kinds = kindsOf(plan);
    const drivenBy = kindOfFlow(plan);
    const floor = {
      mapId: "floor",
      begins,
      nodeName: nodeNames(plan.places),
      dwell: dwellOf(plan),
      chargesAt: chargersOf(plan),
      loads: plan.flows.map(({ load, perTrip = 1 }, flow) => {
        const { measures } = kinds[drivenBy[flow] ?? 0]?.vehicle ?? {};
        const { id = load, weight = 0 } = plan.loads.find(({ id }) => id === load) ?? {};
        return {
          loadType: id,
          ...(measures && measures.decks.length > 1 && { loadPosition: loadPlaces(measures)[0]?.name ?? "" }),
          /* What a trip carries is told as one load: the vehicle takes its loads at once. */
          weight: weight * perTrip,
        };
      }),
    };
    this.#vehicles = kindOf.map((kind, id) => {
      const { vehicle } = kinds[kind] ?? {};
      const factsheet = vehicle && factsheetOf(vehicle, String(firstSerial + id));
      if (!factsheet) return undefined;
      return new VehicleMessages({ ...factsheet, version: version ?? factsheet.version }, floor);
    });
  }

  /** Hands a vehicle, by its number from 0, what another fleet control sends. @returns whether that drives it now */
  lend(vehicle: number, heard: Heard, version: string, isBusy: boolean) {
    return this.#vehicles[vehicle]?.lend(heard, version, isBusy) ?? false;
  }

  /** Has something go wrong with a vehicle, or go right again, once another fleet control drives it. */
  fail(vehicle: number, trouble: Trouble, isOn: boolean) {
    this.#vehicles[vehicle]?.fail(trouble, isOn);
  }

  poseOf(vehicle: number, t: number) {
    return this.#vehicles[vehicle]?.poseAt(t);
  }

  take({ until, changed, driven, battery, charging, held }: Update): Message[] {
    const moves = new Map(changed.map(({ id, moves }) => [id, moves]));
    return this.#vehicles
      .flatMap((vehicle, id) => {
        const told = {
          driven: driven[id],
          battery: battery[id] ?? 1,
          charging: charging[id] ?? false,
          held: held[id],
        };
        return vehicle?.upTo(until, told, moves.get(id)) ?? [];
      })
      .sort((a, b) => a.t - b.t);
  }
}

/** From the place of a charger to a vehicle that charges there, mm. */
const chargerReach = 3000;

/** A floor that names no chargers has one wherever a vehicle stands. */
function chargersOf({ places }: Plan) {
  const chargers = places.filter((place) => place.chargers);
  return (x: number, y: number) =>
    chargers.length === 0 ||
    chargers.some((place) => {
      const [dx, dy] = [place.x - x, place.y - y];
      return dx * dx + dy * dy <= chargerReach * chargerReach;
    });
}

const fields = besidePlan({
  ...fleetFields,
  seconds: or(number({ min: 0, max: 24 * 3600 }), 600),
});

/** Reads `{ plan, count, seconds }`; returns every message of that run as lines of JSON: `{ t, topic, payload }`. */
export function answerSession(input: unknown): Outcome<Iterable<string>> {
  const asked = readWithPlan(fields, input);
  if (!asked.ok) return asked;
  const { plan, seconds } = asked.value;
  const kinds = kindsOf(plan);
  if (!kinds.some(({ vehicle }) => factsheetOf(vehicle))) {
    const titles = kinds.map(({ vehicle }) => vehicle.title).join(" and ");
    const message = `${titles} follows a tape and speaks no VDA 5050`;
    return { ok: false, errors: [{ path: "plan.choice.vehicle", message }] };
  }
  const counts = countsAsked(plan, asked.value);
  if (!counts.ok) return counts;
  const session = Session.open(plan, counts.value);
  if (!session.ok) return session;
  return { ok: true, value: recorded(plan, session.value, seconds * 1000) };
}

/** Every message of a session up to a moment in ms, as lines of JSON. */
export function* recorded(
  plan: Plan,
  session: Session,
  until: number,
  disruptions: readonly Disruption[] = [],
): Generator<string> {
  const messages = new SessionMessages(plan, session.ready.kindOf);
  for (let t = 0; t <= until; t += listensEvery) {
    for (const { what, from, until: end = Infinity } of disruptions) {
      if (from > t - listensEvery && from <= t) session.disturb(what);
      if (end > t - listensEvery && end <= t) session.mend(what);
    }
    for (const message of messages.take(session.runTo(t))) yield JSON.stringify(message);
  }
}
