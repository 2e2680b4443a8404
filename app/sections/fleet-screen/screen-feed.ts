import { clockTime } from "#app/sections/hall/clock-time.ts";
import type { HallState, ShownVehicle } from "#app/sections/hall/hall-state.ts";
import { screens } from "#content/products/screens.ts";
import type { HallEvent } from "#planner/session/journal.ts";
import { type Move, moveAt, type State } from "#planner/traffic/moves.ts";
import { type Link, linksOf, type Station, stationsOf } from "./system-links.ts";

type Way = { from: string; to: string };

/** What a vehicle does with an order, in shares of the window on show: `done` of it is over. */
type Work = { id: string; from: number; to: number; done: number };

/** When a vehicle charged, in ms of the run. */
type Charge = { began: number; to: number };

/** What the screens show of a floor at a moment. */
export type ScreenRows = {
  time: string;
  /** What the map shows, in words. */
  summary: string;
  orders: { id: string; way: string; vehicle: string; done: number }[];
  vehicles: {
    name: string;
    doing: State;
    state: string;
    charge: number;
    work: Work[];
    /** When it charged, in shares of the window on show. */
    charged: { began: number; from: number; to: number }[];
  }[];
  signals: { key: string; time: string; source: string; became: string }[];
  shift: { count: string; label: string }[];
  /** Full minutes of the window, in shares of it. */
  minutes: { label: string; at: number }[];
  links: { systems: Link[]; floor: Link[] };
  way: { title: string; stations: Station[] } | undefined;
};

/** An order, and when what became of it, in ms of the run. */
export type Order = {
  id: number;
  flow: number;
  placed: number;
  vehicle?: number;
  picked?: number;
  dropped?: number;
};

/** Lines of a screen. */
const most = 5;
/** Events that are kept, since some are later than the moment on show. */
const kept = 40;
/** The window of the work on show: so long, ms, of which so much is over. */
const [windowLength, isOver] = [600_000, 0.75];
const every = 120_000; /* ms between the minutes that are named */

/** Remembers what happened on a floor, and puts it in the words of the screens. */
export class ScreenFeed {
  readonly #flows: readonly Way[];
  readonly #names: readonly string[];
  readonly #within: number;
  readonly #orders = new Map<number, Order>();
  /** By vehicle, when it was seen to charge. */
  readonly #charged = new Map<number, Charge[]>();
  #happened: HallEvent[] = [];

  /**
   * @param names of the vehicles
   * @param within s in which an order is to be picked up
   */
  constructor(flows: readonly Way[], names: readonly string[], within: number) {
    this.#flows = flows;
    this.#names = names;
    this.#within = within;
  }

  take(happened: readonly HallEvent[]) {
    for (const { t, ...event } of happened) {
      if (event.kind === "placed") {
        this.#orders.set(event.order, { id: event.order, flow: event.flow, placed: t });
      } else if (event.kind === "picked" || event.kind === "dropped") {
        const order = this.#orders.get(event.order);
        if (order) Object.assign(order, { vehicle: event.vehicle, [event.kind]: t });
      }
    }
    this.#happened = [...this.#happened, ...happened].slice(-kept);
  }

  rows(state: HallState): ScreenRows {
    const { time, counts } = state;
    const shown = this.#happened.filter(({ t }) => t <= time);
    const placed = [...this.#orders.values()].filter((order) => order.placed <= time);
    const open = placed.filter(({ dropped = Infinity }) => dropped > time);
    const begins = time - windowLength * isOver;
    return {
      time: timeOfDay(time),
      summary: summaryOf(state),
      orders: open
        /* What a visitor called shows at once, however many wait. */
        .toSorted((a, b) => Number(screens.isCalled(b.id)) - Number(screens.isCalled(a.id)))
        .slice(0, most)
        .map((order) => this.#order(order, state)),
      vehicles: state.vehicles.map((vehicle) => {
        return {
          name: this.#names[vehicle.id] ?? "",
          doing: state.stateOf(vehicle),
          state: stateOf(vehicle, state),
          charge: vehicle.battery,
          work: workOf(vehicle, placed, time, begins),
          charged: this.#chargedBy(vehicle, state, begins),
        };
      }),
      signals: shown
        .slice(-most)
        .reverse()
        .map((event) => {
          const words = screens.signal(event, this.#flows, this.#names);
          return {
            key: `${event.t} ${words.source} ${words.became}`,
            time: timeOfDay(event.t),
            ...words,
          };
        }),
      shift: [
        { count: String(placed.length), label: screens.shift.ordered },
        { count: String(placed.length - open.length), label: screens.shift.delivered },
        { count: screens.shift.of(counts.inTime, counts.judged), label: screens.shift.inTime(this.#within) },
      ],
      minutes: minutesFrom(begins),
      links: linksOf({ flows: this.#flows, happened: shown, timeOfDay }),
      way: stationsOf({ flows: this.#flows, names: this.#names, open, state, timeOfDay }),
    };
  }

  #chargedBy(vehicle: ShownVehicle, state: HallState, begins: number) {
    const { time } = state;
    const now = state.stateOf(vehicle) === "charging" ? moveAt(vehicle.moves, time)?.from : undefined;
    const before = this.#charged.get(vehicle.id) ?? [];
    const charged = before.filter(({ began, to }) => began !== now && to > begins);
    if (now !== undefined) charged.push({ began: now, to: time });
    this.#charged.set(vehicle.id, charged);
    return charged.map(({ began, to }) => ({
      began,
      from: shareOf(began, begins),
      to: shareOf(to, begins),
    }));
  }

  #order({ id, flow, placed, vehicle }: Order, { vehicles, time }: HallState) {
    const carrier = vehicles.find(({ driven }) => driven?.order === id);
    const drop = carrier && nextOf("drop", carrier.moves, time);
    const way = this.#flows[flow];
    return {
      id: screens.mission(id),
      way: way ? screens.way(way) : "",
      vehicle: this.#names[carrier?.id ?? vehicle ?? -1] ?? screens.noVehicle,
      done: drop ? Math.min(1, (time - placed) / (drop.to - placed)) : 0,
    };
  }
}

const nextOf = (kind: Move["kind"], moves: readonly Move[], time: number) =>
  moves.find((move) => move.kind === kind && move.to > time);

/** A moment as a share of the window that begins then. */
const shareOf = (t: number, begins: number) => Math.min(1, Math.max(0, (t - begins) / windowLength));

/** The orders that a vehicle has delivered, and what it is to do with its own, within a window. */
function workOf(
  { id, moves, driven }: ShownVehicle,
  placed: readonly Order[],
  time: number,
  begins: number,
): Work[] {
  const planned = nextOf("drop", moves, time)?.to;
  return placed.flatMap((order) => {
    const isOwn = driven?.order === order.id;
    if (!isOwn && order.vehicle !== id) return [];
    const from = order.picked ?? (isOwn ? nextOf("pick", moves, time)?.to : undefined);
    const to = order.dropped ?? planned;
    if (from === undefined || to === undefined || to <= begins || shareOf(from, begins) === 1) return [];
    const done = Math.min(1, Math.max(0, (time - from) / (to - from)));
    return [{ id: screens.mission(order.id), from: shareOf(from, begins), to: shareOf(to, begins), done }];
  });
}

function minutesFrom(begins: number) {
  const first = Math.ceil(begins / every) * every;
  /* The last one would have no room. */
  return Array.from({ length: windowLength / every - 1 }, (_, index) => {
    const t = first + index * every;
    return { label: timeOfDay(t).slice(0, 5), at: (t - begins) / windowLength };
  });
}

function stateOf(vehicle: ShownVehicle, state: HallState) {
  const doing = state.stateOf(vehicle);
  const { driven } = vehicle;
  if (!driven || (doing !== "driving" && doing !== "turning")) return screens.states[doing];
  const isLoaded = !vehicle.moves.some(({ kind, from }) => kind === "pick" && from > state.time);
  return isLoaded ? screens.carries(driven.order) : screens.fetches(driven.order);
}

function summaryOf(state: HallState) {
  const doing = state.vehicles.map((vehicle) => state.stateOf(vehicle));
  const count = (...kinds: State[]) => doing.filter((each) => kinds.includes(each)).length;
  const under = count("driving", "turning", "picking", "dropping");
  return screens.summary(under, count("waiting", "stopped"), count("charging"));
}

const timeOfDay = (ms: number) => clockTime((screens.begins * 1000 + ms) % 86_400_000);
