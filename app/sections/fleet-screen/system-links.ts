import type { HallState } from "#app/sections/hall/hall-state.ts";
import { screens } from "#content/products/screens.ts";
import type { HallEvent } from "#planner/session/journal.ts";
import type { Order } from "./screen-feed.ts";

type Way = { from: string; to: string };

/** A system that the Integrator joins, and the last message between them; `isSent` if the Integrator sent it. */
export type Link = { name: string; by: string; time: string; said: string; isSent: boolean; isLast: boolean };

/** Where an order passes; `at` says when, or by whom. */
export type Station = { name: string; at: string; state: "passed" | "next" | "planned" };

type Known = {
  flows: readonly Way[];
  timeOfDay: (ms: number) => string;
};

type Said = Pick<Link, "said" | "isSent">;

/** What calls for vehicles, and what the floor has, each with its last message. */
export function linksOf({ flows, timeOfDay, happened }: Known & { happened: readonly HallEvent[] }) {
  /* Of all messages of one moment the one that was sent on. */
  const last = happened.at(-1);
  const link = (system: readonly [string, string], saidOf: (event: HallEvent) => Said | undefined): Link => {
    const event = happened.findLast((each) => saidOf(each) !== undefined);
    const [name, by] = system;
    if (!event) return { name, by, time: "", said: screens.silent, isSent: false, isLast: false };
    const said = saidOf(event) as Said;
    return { name, by, time: timeOfDay(event.t), ...said, isLast: event === last };
  };
  return {
    systems: flows.toReversed().map(({ from }) =>
      link(screens.caller(from), (event) => {
        if (!("flow" in event) || flows[event.flow]?.from !== from) return undefined;
        if (event.kind === "placed") return { said: screens.asked(event.order), isSent: false };
        return event.kind === "dropped" ? { said: screens.told(event.order), isSent: true } : undefined;
      }),
    ),
    floor: [
      link(screens.fleetManager, (event) => {
        if (event.kind === "placed") return { said: screens.sent(event.order), isSent: true };
        if (event.kind === "picked") return { said: screens.loaded(event.order), isSent: false };
        return event.kind === "dropped" ? { said: screens.told(event.order), isSent: false } : undefined;
      }),
      link(screens.door, (event) => {
        if (event.kind === "opened") return { said: screens.isOpen, isSent: false };
        return event.kind === "closed" ? { said: screens.isClosed, isSent: false } : undefined;
      }),
    ],
  };
}

type Open = Known & { names: readonly string[]; open: readonly Order[]; state: HallState };

/** The way of the order that was loaded last, from the system that called to its delivery. */
export function stationsOf({ flows, timeOfDay, names, open, state: { time, vehicles } }: Open) {
  const order =
    open.filter(({ picked = Infinity }) => picked <= time).at(-1) ??
    open.find(({ id }) => vehicles.some(({ driven }) => driven?.order === id));
  const way = order && flows[order.flow];
  if (!way) return undefined;
  const carrier = vehicles.find(({ driven }) => driven?.order === order.id);
  const { picked = Infinity } = order;
  const drop = order.dropped ?? carrier?.moves.find(({ kind, to }) => kind === "drop" && to > time)?.to;
  const isLoaded = picked <= time;
  const { steps } = screens;
  const stations: Station[] = [
    { name: steps.called(screens.caller(way.from)[0]), at: timeOfDay(order.placed), state: "passed" },
    { name: steps.assigned, at: names[carrier?.id ?? order.vehicle ?? -1] ?? "", state: "passed" },
    { name: steps.loaded, at: isLoaded ? timeOfDay(picked) : "", state: isLoaded ? "passed" : "next" },
    {
      name: steps.delivered,
      at: drop === undefined ? "" : screens.about(timeOfDay(drop).slice(0, 5)),
      state: isLoaded ? "next" : "planned",
    },
  ];
  return { title: `${screens.asked(order.id)}, ${screens.way(way)}`, stations };
}
