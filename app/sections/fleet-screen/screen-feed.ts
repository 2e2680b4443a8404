import { clockTime } from "#app/sections/hall/clock-time.ts";
import type { HallState, ShownVehicle } from "#app/sections/hall/hall-state.ts";
import { screens } from "#content/products/screens.ts";
import type { HallEvent } from "#planner/session/journal.ts";
import type { State } from "#planner/traffic/moves.ts";

type Way = { from: string; to: string };

/** What the screens show of a floor at a moment. */
export type ScreenRows = {
  time: string;
  /** What the map shows, in words. */
  summary: string;
  orders: { id: string; way: string; vehicle: string; done: number }[];
  vehicles: { name: string; doing: State; state: string; charge: number }[];
  signals: { key: string; time: string; source: string; became: string }[];
};

type Order = { id: number; flow: number; placed: number; vehicle?: number };

/** Lines of a screen. */
const most = 5;
/** Events that are kept, since some are later than the moment on show. */
const kept = 40;

/** Remembers what happened on a floor, and puts it in the words of the screens. */
export class ScreenFeed {
  readonly #flows: readonly Way[];
  readonly #names: readonly string[];
  readonly #orders = new Map<number, Order>();
  #happened: HallEvent[] = [];

  /** @param names of the vehicles */
  constructor(flows: readonly Way[], names: readonly string[]) {
    this.#flows = flows;
    this.#names = names;
  }

  take(happened: readonly HallEvent[]) {
    for (const { t, ...event } of happened) {
      if (event.kind === "placed") {
        this.#orders.set(event.order, { id: event.order, flow: event.flow, placed: t });
      } else if (event.kind === "dropped") this.#orders.delete(event.order);
    }
    this.#happened = [...this.#happened, ...happened].slice(-kept);
  }

  rows(state: HallState): ScreenRows {
    const shown = this.#happened.filter(({ t }) => t <= state.time).slice(-most);
    return {
      time: timeOfDay(state.time),
      summary: summaryOf(state),
      orders: [...this.#orders.values()]
        .filter(({ placed }) => placed <= state.time)
        /* What a visitor called shows at once, however many wait. */
        .sort((a, b) => Number(screens.isCalled(b.id)) - Number(screens.isCalled(a.id)))
        .slice(0, most)
        .map((order) => this.#order(order, state)),
      vehicles: state.vehicles.map((vehicle) => {
        return {
          name: this.#names[vehicle.id] ?? "",
          doing: state.stateOf(vehicle),
          state: stateOf(vehicle, state),
          charge: vehicle.battery,
        };
      }),
      signals: shown.reverse().map((event) => {
        const words = screens.signal(event, this.#flows, this.#names);
        return {
          key: `${event.t} ${words.source} ${words.became}`,
          time: timeOfDay(event.t),
          ...words,
        };
      }),
    };
  }

  #order({ id, flow, placed }: Order, { vehicles, time }: HallState) {
    const carrier = vehicles.find(({ driven }) => driven?.order === id);
    const drop = carrier?.moves.find(({ kind, to }) => kind === "drop" && to > time);
    const way = this.#flows[flow];
    return {
      id: screens.mission(id),
      way: way ? screens.way(way) : "",
      vehicle: (carrier && this.#names[carrier.id]) ?? screens.noVehicle,
      done: drop ? Math.min(1, (time - placed) / (drop.to - placed)) : 0,
    };
  }
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
