import type { Actor, Film } from "./film.ts";

/** Each picture's time in seconds. */
export const every = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) * 24) }, (_, i) => from + i / 24);

type Of<Kind extends string> = Extract<Actor, Record<Kind, unknown>>;

/** Finds a film's vehicle, load or person at a time. */
export function actorIn<Kind extends "vehicle" | "load" | "person">(
  film: Film,
  kind: Kind,
  isIt: (actor: Of<Kind>) => boolean = () => true,
) {
  const isMeant = (actor: Actor): actor is Of<Kind> => kind in actor && isIt(actor as Of<Kind>);
  return (time: number): Of<Kind> => {
    const actor = film(time).actors.find(isMeant);
    if (!actor) throw new Error("The film has lost an actor.");
    return actor;
  };
}
