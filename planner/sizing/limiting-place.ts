import { drivenSpeed, kindOfFlow, kindsOf } from "../choose.ts";
import { distancesOf } from "../floor/distances.ts";
import { bounds } from "../flow/bounds.ts";
import type { Estimate } from "../numbers/statistics.ts";
import { limits } from "../plan/limits.ts";
import { atPeak } from "../plan/peak.ts";
import { type Plan, tripsPerHour } from "../plan/plan.ts";
import { handoversOf, waysOf } from "../plan/ways.ts";
import { laidOut } from "../traffic/ask.ts";
import { type AddedParking, withParking } from "./added-parking.ts";
import type { Limit, Parked } from "./sizing.ts";

/** A fleet that was driven. */
type Driven = { count: number; parked: Parked };
type Shared = Driven & { share: Estimate };

/** More than the planner sizes: what is known all the same, and what to do instead. */
export function tooLarge(atLeast: number, count: number, seen?: string): Limit {
  const known = seen === undefined ? "" : `; ${seen}`;
  const text = `Driving ${count} vehicles on this floor is more than the planner does for one answer. It takes at least ${atLeast} by the bound${known}. Plan one area of the hall at a time, or leave out places that no vehicle stops at.`;
  return { kind: "work", at: null, text };
}

/**
 * Fleets that don't keep the promise, of which no larger one is driven: what stands in their way as far as it is known.
 * @param grows whether they would reach more with more vehicles, as far as was driven
 * @param endsFar whether the largest of them is far from the promise
 */
export function unfinished(
  plan: Plan,
  atLeast: number,
  best: Shared,
  count: number,
  { grows, endsFar }: { grows: boolean; endsFar: boolean },
): Limit {
  const far = tooFar(plan);
  if (far) return far;
  const reached = `${vehicles(best.count)} reach ${reachedBy(best)} of the orders in time`;
  if ((best.share.mean ?? 0) >= plan.work.promise.share)
    return tooLarge(atLeast, count, `${reached} in the few hours that were driven, which tell too little`);
  if (grows || !endsFar)
    return tooLarge(atLeast, count, grows ? `${reached}, and further ones more` : reached);
  return crowdedPlace(plan, `${reached}, and larger fleets are more than the planner drives for one answer`);
}

function reachedBy({ share: { mean } }: Shared) {
  const reached = Math.round(100 * (mean ?? 0));
  return reached === 0 ? "none" : `${reached}%`;
}

/** The same of a fleet that keeps the promise, where the work of a sizing doesn't tell whether a smaller one does. */
export function perhapsSmaller(limit: Limit): Limit {
  const text = `${limit.text} Whether a smaller fleet keeps the promise, too, takes more driving than the planner does for one answer.`;
  return { ...limit, text };
}

/** What a fleet that keeps the promise meets next: with one vehicle more, or one day after the other. */
export function limitOfFleet(plan: Plan, fleet: Driven, more: Driven | undefined, room: number): Limit {
  const charging = overtakenCharger(plan);
  if (charging) return charging;
  if (!more && room <= fleet.count) return fullFloor(plan, room);
  if (more && more.parked.working <= fleet.parked.working) return shutInPlace(plan, more);
  return busiestPlace(plan);
}

/**
 * Where a vehicle more costs orders in time.
 * @param title its kind, where there are several: one more of another may bring orders
 */
export function limitOfMore(plan: Plan, fleet: Driven, more: Driven, title?: string): Limit {
  return more.parked.working < more.count
    ? shutInPlace(plan, more)
    : crowdedPlace(
        plan,
        `With ${more.count} vehicles${title ? `, one ${title} more,` : ""} fewer orders are reached in time than with ${fleet.count}`,
      );
}

/**
 * What keeps every fleet from the promise.
 * @param best the fleet that reaches most orders in time
 * @param driven all that were driven
 * @param room vehicles that the floor can park, or that a plan may have
 * @param known vehicles that the work takes by the bound, and whether more of them reach more orders, as far as was driven
 */
export function limitOfAll(
  plan: Plan,
  best: Driven,
  driven: readonly Driven[],
  room: number,
  { wanted = 0, grows = true }: { wanted?: number; grows?: boolean } = {},
): Limit {
  const far = tooFar(plan);
  if (far) return far;
  if (busiestHandover(plan).taken >= saturatedFrom) return busiestPlace(plan);
  /* Where all of one more work, it was tried, and it didn't help. */
  const [shutIn] = driven
    .filter(({ count, parked }) => count <= best.count + 1 && parked.working < count)
    .toSorted((a, b) => a.count - b.count);
  if (shutIn) {
    const limit = shutInPlace(plan, shutIn);
    const needed = Math.max(shutIn.parked.working + moreOf(shutIn.parked.working), wanted);
    const added = addedParking(plan, needed - shutIn.parked.working, needed);
    return added ? { ...limit, text: `${limit.text} ${offered(added)}`, places: added.places } : limit;
  }
  /* Where the last vehicle that could park was tried and brought nothing, room for more of them is no help. */
  const isFull =
    best.count >= room || (best.count === room - 1 && !driven.some(({ count }) => count >= room));
  if (room < limits.vehicles && isFull && grows)
    return missingParking(
      plan,
      room,
      Math.max(room + moreOf(room), wanted),
      wanted > room ? "bound" : "tried",
    );
  return crowdedPlace(plan, `More vehicles than ${best.count} don't help`);
}

/** A handover that is taken for less of the hour, %, is not what holds up a fleet that further vehicles don't help. */
const queuesFrom = 50;
/** One that is taken for more of it holds up any fleet. */
const saturatedFrom = 85;

/** The place whose handovers take most of the busiest hour. */
function busiestPlace(plan: Plan): Limit {
  const { at, taken } = busiestHandover(plan);
  const text =
    taken >= queuesFrom
      ? `The handover at “${at}” is taken for ${taken}% of the busiest hour, by one vehicle at a time. A second place beside it would take the queue away.`
      : `No handover is taken for more than ${taken}% of the busiest hour (“${at}”, by one vehicle at a time), so none needs a second place beside it. With more work a further vehicle helps.`;
  return { kind: "handover", at, text };
}

function busiestHandover(plan: Plan) {
  const seconds = new Map<string, number>();
  for (const flow of atPeak(plan).flows)
    for (const { at, seconds: taken } of handoversOf(flow, plan.assumptions))
      seconds.set(at, (seconds.get(at) ?? 0) + tripsPerHour(flow) * taken);
  const [at = "", most = 0] = [...seconds].reduce((a, b) => (b[1] > a[1] ? b : a), ["", 0]);
  return { at, taken: Math.round((100 * most) / 3600) };
}

/** Where vehicles queue that are too many, and yet too few: at a handover, or on the lane that most trips pass. */
function crowdedPlace(plan: Plan, seen: string): Limit {
  const handover = busiestHandover(plan);
  const lane = busiestLane(plan);
  if (!lane) return busiestPlace(plan);
  const trips = Math.round(lane.perHour);
  const named = laneInWords(lane);
  if (handover.taken >= queuesFrom) {
    const text = `${seen}: they queue at the handover at “${handover.at}”. Loads alone take it for ${handover.taken}% of the busiest hour, by one vehicle at a time, and each vehicle drives in and out besides. A second place beside it would take some of the queue. Then ${named} is next, which ${trips} trips pass in that hour.`;
    return { kind: "handover", at: handover.at, text };
  }
  const text = `${seen}: they wait for one another on the way, while no handover is taken for more than ${handover.taken}% of the busiest hour. Most trips, ${trips} in that hour, pass ${named}. A second lane beside it, or a way round, would take some of them.`;
  return { kind: "lane", at: `${lane.from} → ${lane.to}`, text };
}

/** The lane that most trips of the busiest hour pass on the shortest ways, to the drop and back to the pick-up. */
export function busiestLane(plan: Plan) {
  const { places, lanes, flows } = atPeak(plan);
  const { between } = distancesOf({ places, lanes });
  const passes = (from: string, to: string) => {
    const length = between(from, to);
    return flows.reduce((sum, flow) => {
      const isOn = (a: string, b: string) => between(a, from) + length + between(to, b) === between(a, b);
      return (
        sum +
        waysOf(flow).filter((way) => isOn(way.from, way.to)).length * tripsPerHour(flow) +
        (!flow.tour && isOn(flow.to, flow.from) ? tripsPerHour(flow) : 0)
      );
    }, 0);
  };
  return lanes
    .map((lane) => {
      const { from, to, both } = lane;
      return { ...lane, perHour: passes(from, to) + (both ? passes(to, from) : 0) };
    })
    .reduce<(Plan["lanes"][number] & { perHour: number }) | undefined>(
      (most, lane) => (lane.perHour > (most?.perHour ?? 0) ? lane : most),
      undefined,
    );
}

/** A two-way lane has no first end: its trips may pass it either way, whatever its row says. */
export const laneInWords = ({ from, to, both }: Pick<Plan["lanes"][number], "from" | "to" | "both">) =>
  both ? `the lane between “${from}” and “${to}”` : `the lane from “${from}” to “${to}”`;

/** A pick-up that no vehicle reaches in time from where it rests, even alone on the floor. */
function tooFar(plan: Plan): Limit | undefined {
  const { between } = distancesOf(plan);
  const { within, share } = plan.work.promise;
  const speeds = kindsOf(plan).map(({ vehicle }) => drivenSpeed(plan, vehicle));
  const kindOf = kindOfFlow(plan);
  const rests = restingPlaces(plan);
  const total = plan.flows.reduce((sum, { perHour }) => sum + perHour, 0);
  const late = plan.flows
    .map(({ from, perHour }, flow) => {
      const speed = speeds[kindOf[flow] ?? 0] ?? 1;
      const far = rests.map(({ at }) => ({ at, seconds: between(at, from) / 1000 / speed }));
      return {
        from,
        perHour,
        ...far.reduce((a, b) => (b.seconds < a.seconds ? b : a), { at: "", seconds: Infinity }),
      };
    })
    .filter(({ at, seconds }) => at !== "" && seconds > within);
  const [first] = late.toSorted((a, b) => b.seconds - a.seconds);
  if (!first || late.reduce((sum, { perHour }) => sum + perHour, 0) <= (1 - share) * total) return undefined;
  const text = `From “${first.at}”, the nearest place to rest, a vehicle needs ${Math.round(first.seconds)} s to “${first.from}”, and ${within} s are promised. A place to rest that is nearer, or more time, would help; further vehicles don't.`;
  return { kind: "parking", at: first.from, text };
}

/** A floor that has no room for one vehicle more than keep the promise, and where it could stand. */
function fullFloor(plan: Plan, room: number): Limit {
  const at = restingPlaces(plan)[0]?.at ?? null;
  const where = at ? ` “${at}” and places like it` : " a place to park with a charger";
  const text = `The floor has room for ${vehicles(room)} to rest beside the lanes, and none for a further one. Add${at ? " room at" : ""}${where}, each on a lane of its own.`;
  return { kind: "parking", at, text };
}

/**
 * A floor that can't park the fleet that its work takes: how many places are missing, and where there is free floor for
 * them, if the traffic finds its way with them.
 * @param room vehicles that can rest
 * @param wanted vehicles: that the work takes by the bound, or that are tried next
 */
export function missingParking(
  plan: Plan,
  room: number,
  wanted: number,
  from: "bound" | "tried" = "bound",
): Limit {
  const missing = Math.max(1, wanted - room);
  const why =
    from === "bound"
      ? `and the work takes some ${wanted}`
      : `and they reach too few orders in time; for ${wanted},`;
  const begins = `The floor has room for ${room === 0 ? "no vehicle" : vehicles(room)} to rest beside the lanes, ${why}${from === "bound" ? ":" : ""} ${missing === 1 ? "1 place to park is" : `${missing} places to park are`} missing.`;
  const added = addedParking(plan, missing, room + missing);
  if (added)
    return {
      kind: "parking",
      at: added.at,
      text: `${begins} ${offered(added)}${queueBehind(plan)}`,
      places: added.places,
    };
  const at = restingPlaces(plan)[0]?.at ?? null;
  const where = at ? `like “${at}”, each` : "beside the lanes, each";
  return { kind: "parking", at, text: `${begins} Add them ${where} on a lane of its own.` };
}

/** Vehicles that are tried next where a full floor's fleet reaches too few orders: one more each time would be a long way. */
const moreOf = (count: number) => Math.max(1, Math.ceil(count / 3));

/** So many further places that `wanted` vehicles can leave while the others rest. Some may stand in each other's way. */
function addedParking(plan: Plan, missing: number, wanted: number) {
  for (const places of [missing, missing + 1, missing + 3]) {
    const added = withParking(plan, places);
    const layout = added && laidOut(added.plan, wanted);
    if (layout && !("room" in layout) && layout.kinds.every(({ reserve }) => reserve.length === 0))
      return { ...added, places };
  }
  return undefined;
}

/** What stands in every fleet's way even when it can park. */
function queueBehind(plan: Plan) {
  const { at, taken } = busiestHandover(plan);
  return taken < 100
    ? ""
    : ` The handover at “${at}” needs a second place beside it, too: it is taken for ${taken}% of the busiest hour.`;
}

const offered = ({ at, lanes, long, wide, places }: AddedParking & { places: number }) =>
  `Beside “${at}” the plan has free floor for ${places}: ${metres(lanes)} m of lanes on ${metres(long)} m × ${metres(wide)} m, if no wall is there.`;

/**
 * Where vehicles rest in one another's way: one that can't leave while the others stand works no more than one that
 * isn't there, so no further vehicle helps.
 */
function shutInPlace(plan: Plan, { count, parked }: Driven): Limit {
  const { working, shutIn: at } = parked;
  const stub = restingPlaces(plan).find((place) => place.at === at);
  const begins = `Of ${vehicles(count)}, ${working === 1 ? "one works" : `${working} work`}: the floor has no further place from which a vehicle can leave while the others rest`;
  if (at && stub && stub.chargers > 1)
    return {
      kind: "stub",
      at,
      text: `${begins}. At “${at}” they stand in one another's way: its lane is ${metres(stub.length)} m long. A further place to rest on a lane of its own would let one more work; so may a longer or wider lane.`,
    };
  const where = at ? ` like “${at}”` : "";
  return { kind: "parking", at, text: `${begins}. Add places to rest${where}, each on a lane of its own.` };
}

/** The places to rest and charge with the lengths of their lanes (mm), the shortest for its chargers first. */
function restingPlaces({ places, lanes }: Pick<Plan, "places" | "lanes">) {
  const at = new Map(places.map((place) => [place.id, place]));
  return places
    .filter(({ chargers = 0 }) => chargers > 0)
    .map(({ id, chargers = 1 }) => {
      const lengths = lanes
        .filter(({ from, to }) => from === id || to === id)
        .map(({ from, to }) => {
          const [a, b] = [at.get(from), at.get(to)];
          if (!a || !b) return Infinity;
          const [x, y] = [a.x - b.x, a.y - b.y];
          return Math.sqrt(x * x + y * y);
        });
      return { at: id, length: Math.min(...lengths), chargers };
    })
    .toSorted((a, b) => a.length / a.chargers - b.length / b.chargers || (a.at < b.at ? -1 : 1));
}

/**
 * Chargers that can't give back what the fleet uses, however many vehicles it has: the work of a mean day against
 * charging around the clock. The busiest hour doesn't show it, because its vehicles begin with charges from their work.
 */
function overtakenCharger(plan: Plan): Limit | undefined {
  const places = plan.places.filter(({ chargers }) => chargers > 0);
  const chargers = places.reduce((sum, place) => sum + place.chargers, 0);
  const [first] = places.toSorted((a, b) => a.chargers - b.chargers);
  if (!first) return undefined;
  const needed = kindsOf(plan).reduce((sum, { vehicle: { runTime, chargeTime }, plan: own }) => {
    const { loaded, handling, emptyShared } = bounds(own).perHour;
    const driven = ((loaded + handling + emptyShared) / 3600) * plan.work.hoursPerDay;
    return sum + (driven * chargeTime) / runTime;
  }, 0);
  if (needed <= 24 * chargers) return undefined;
  const text = `The work of a day takes ${Math.round(needed)} hours of charging, and ${chargers === 1 ? `the charger at “${first.id}” has 24` : `the ${chargers} chargers have ${24 * chargers}, “${first.id}” among them`}. Until there are ${Math.ceil(needed / 24)}, batteries are swapped by hand.`;
  return { kind: "charger", at: first.id, text };
}

const vehicles = (count: number) => `${count} ${count === 1 ? "vehicle" : "vehicles"}`;
const metres = (length: number) => Math.round(length / 100) / 10;
