import { asInput, carriers, handovers, type Plan } from "../plan/plan.ts";

/**
 * A plan as rows without keys, with places and loads by number: the content of a link. The order of the entries is
 * version 1 for ever; version 2 appends to it what version 1 could not say.
 */
export function toRows(plan: Plan) {
  const placeOf = numbersOf(plan.places);
  const loadOf = numbersOf(plan.loads);
  const { work, site, assumptions: a, choice } = plan;
  const { flows, tours = [] } = asInput(plan);
  return [
    plan.name,
    plan.loads.map(({ id, carrier, length, width, height, weight }) => [
      id,
      carriers.indexOf(carrier),
      length,
      width,
      height,
      weight,
    ]),
    plan.places.map(({ id, x, y, handover, height, chargers }) =>
      trimmed([id, x, y, handover ? handovers.indexOf(handover) : null, height || null, chargers || null]),
    ),
    plan.lanes.map(({ from, to, both, width, length, door, speed }) =>
      trimmed([
        ...[placeOf(from), placeOf(to), both ? 1 : 0],
        ...[width ?? null, length ?? null, door ?? null, speed ?? null],
      ]),
    ),
    flows.map(({ from, to, load, perHour, every, first, perTrip, vehicle }) =>
      trimmed([
        ...[placeOf(from), placeOf(to), loadOf(load), every === undefined ? perHour : null],
        ...[every ?? null, first ?? null, perTrip ?? null, vehicle ?? null],
      ]),
    ),
    trimmed([
      ...[work.hoursPerDay, work.daysPerYear, work.peak, work.promise.within, work.promise.share],
      work.profile ?? null,
    ]),
    [
      ...[site.aisle, site.doorway, site.doorHeight, site.gradient, site.temperature],
      ...(site.speed === undefined ? [] : [site.speed]),
    ].map((each) => each ?? null),
    [
      ...[a.pick, a.drop, a.availability, a.utilisation, a.congestion],
      ...(a.failures ? [[a.failures.between, a.failures.repair]] : []),
    ],
    [
      ...[choice.vehicle ?? null, choice.count ?? null],
      ...(choice.fleet ? [choice.fleet.map(({ vehicle, count }) => [vehicle, count])] : []),
    ],
    plan.seed,
    ...(tours.length === 0
      ? []
      : [
          tours.map(({ stops, load, every, first, atStop, carts, vehicle }) =>
            trimmed([
              ...[stops.map(placeOf), loadOf(load), every ?? null],
              ...[first ?? null, atStop ?? null, carts ?? null, vehicle ?? null],
            ]),
          ),
        ]),
  ];
}

/**
 * The plan that such rows stand for, as an input: its values are not checked yet.
 * @param version of the rows, which is the plan's
 */
export function fromRows(rows: unknown, version: 1 | 2 = 1): Record<string, unknown> {
  const [name, loads, places, lanes, flows, work, site, assumptions, choice, seed, tours] = listed(rows);
  const placeIds = listed(places).map((place) => listed(place)[0]);
  const loadIds = listed(loads).map((load) => listed(load)[0]);
  /* Number() of an object that was made for it throws. */
  const at = (list: readonly unknown[], index: unknown) =>
    typeof index === "number" ? list[index] : undefined;
  const [hoursPerDay, daysPerYear, peak, within, share, profile] = listed(work);
  return defined({
    version,
    name,
    loads: listed(loads)
      .map(listed)
      .map(([id, carrier, length, width, height, weight]) =>
        defined({ id, carrier: at(carriers, carrier), length, width, height, weight }),
      ),
    places: listed(places)
      .map(listed)
      .map(([id, x, y, handover, height, chargers]) =>
        defined({ id, x, y, handover: handover == null ? null : at(handovers, handover), height, chargers }),
      ),
    lanes: listed(lanes)
      .map(listed)
      .map(([from, to, both, width, length, door, speed]) =>
        defined({
          ...{ from: at(placeIds, from), to: at(placeIds, to), both: both === 1 },
          ...{ width, length, door, speed },
        }),
      ),
    flows: listed(flows)
      .map(listed)
      .map(([from, to, load, perHour, every, first, perTrip, vehicle]) =>
        defined({
          ...{ from: at(placeIds, from), to: at(placeIds, to), load: at(loadIds, load) },
          ...{ perHour, every, first, perTrip, vehicle },
        }),
      ),
    work:
      work &&
      defined({
        ...{ hoursPerDay, daysPerYear, peak, promise: within == null ? null : { within, share } },
        profile,
      }),
    site: named(["aisle", "doorway", "doorHeight", "gradient", "temperature", "speed"], site),
    assumptions: withFailures(
      named(["pick", "drop", "availability", "utilisation", "congestion", "failures"], assumptions),
    ),
    choice: choice && readChoice(listed(choice)),
    seed,
    tours:
      tours == null
        ? undefined
        : listed(tours)
            .map(listed)
            .map(([stops, load, every, first, atStop, carts, vehicle]) =>
              defined({
                ...{ stops: listed(stops).map((stop) => at(placeIds, stop)), load: at(loadIds, load) },
                ...{ every, first, atStop, carts, vehicle },
              }),
            ),
  });
}

function readChoice([vehicle, count, fleet]: readonly unknown[]) {
  const kinds =
    fleet == null
      ? undefined
      : listed(fleet)
          .map(listed)
          .map(([kind, of]) => defined({ vehicle: kind, count: of }));
  return defined({ vehicle, count, fleet: kinds });
}

function withFailures(assumptions: Record<string, unknown> | undefined) {
  if (assumptions?.["failures"] === undefined) return assumptions;
  const [between, repair] = listed(assumptions["failures"]);
  return { ...assumptions, failures: defined({ between, repair }) };
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function numbersOf(entries: readonly { id: string }[]) {
  const numbers = new Map(entries.map(({ id }, index) => [id, index]));
  return (id: string) => numbers.get(id) ?? -1;
}

/** Drops the nulls at the end. */
function trimmed<Value>(row: Value[]): Value[] {
  return row.slice(0, row.findLastIndex((value) => value !== null) + 1);
}

/** Drops undefined values, so that they get their defaults. */
const defined = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));

const named = (keys: readonly string[], values: unknown) =>
  values === undefined
    ? undefined
    : defined(Object.fromEntries(keys.map((key, index) => [key, listed(values)[index]])));
