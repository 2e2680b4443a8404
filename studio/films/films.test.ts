import { describe, expect, it } from "vitest";
import { findListed } from "../../vehicles/index.ts";
import { figuresOf } from "../../vehicles/modelling/painted.ts";
import { cutAt, showing } from "../shots/clip.ts";
import { clips } from "../shots/clips.ts";
import type { Actor, Film, Moment } from "./film.ts";
import { films } from "./films.ts";

const filmOf = (name: string): Film => {
  const film = films[name];
  if (!film) throw new Error(`There is no film "${name}".`);
  return film;
};
const kindOf = (actor: Actor) =>
  "vehicle" in actor ? actor.vehicle : "person" in actor ? "person" : JSON.stringify(actor.load);
const placeOf = (actor: Actor) =>
  [actor.x, "y" in actor ? actor.y : 0, actor.z, "lift" in actor ? (actor.lift ?? 0) : 0] as const;
const apart = (a: Actor, b: Actor) => Math.hypot(...placeOf(a).map((v, i) => v - (placeOf(b)[i] ?? 0)));
/** metres a second */
const walking = 1.5;
const onFoot = (actor: Actor) => "person" in actor || ("load" in actor && "crate" in actor.load);
const near = ({ x, z }: Actor) => Math.hypot(x, z) < 7;

/** Distance to the nearest actor of the same kind, one picture later. */
const nearest = (actor: Actor, { actors }: Moment): number =>
  Math.min(...actors.filter((other) => kindOf(other) === kindOf(actor)).map((other) => apart(actor, other)));

/** A film stays when its vehicle leaves the line, but can't be made again without it. */
const makeable = clips.filter(({ vehicles }) => vehicles.every(findListed));

describe.each(makeable.map((clip) => [clip.film, clip] as const))("%s", (name, clip) => {
  const film = filmOf(name);
  const pictures = showing(clip).map((picture) => film(picture / clip.fps));
  const steps = pictures
    .map((moment, i) => [moment, pictures[(i + 1) % pictures.length] ?? moment] as const)
    .filter((_, i) => clip.cuts.length === 1 || cutAt(clip, i) === cutAt(clip, (i + 1) % pictures.length));

  it("shows only vehicles that its record names, and all of them", () => {
    const shown = pictures.flatMap(({ actors }) =>
      actors.flatMap((actor) => ("vehicle" in actor ? [actor.vehicle] : [])),
    );
    expect([...new Set(shown)].sort()).toEqual([...clip.vehicles].sort());
  });

  it("lasts as long as it says, and no vehicle is faster than the product table, nobody than a walk", () => {
    expect(pictures).toHaveLength(Math.round(clip.seconds * clip.fps));
    const top = Math.max(...clip.vehicles.map((vehicle) => figuresOf(vehicle).speed));
    for (const [now, next] of steps) {
      for (const actor of now.actors.filter(near)) {
        const limit = "vehicle" in actor ? figuresOf(actor.vehicle).speed : onFoot(actor) ? walking : top;
        const speed = nearest(actor, next) * clip.fps;
        expect(speed, kindOf(actor)).toBeLessThanOrEqual(limit * 1.001);
      }
    }
  });

  it("starts and stops gently: from picture to picture no speed changes by more than 0.2 m/s", () => {
    const ways = steps.map(([now, next]) =>
      now.actors.map((actor) => (near(actor) ? nearest(actor, next) : 0)),
    );
    for (const [i, speeds] of ways.entries()) {
      const later = ways[(i + 1) % ways.length] ?? [];
      if (clip.returns)
        for (const [k, speed] of speeds.entries())
          expect(Math.abs((later[k] ?? 0) - speed) * clip.fps).toBeLessThan(0.2);
    }
  });

  it("lifts no higher than the product table says", () => {
    for (const { actors } of pictures) {
      for (const actor of actors) {
        if (!("vehicle" in actor) || actor.lift === undefined) continue;
        const { lift } = figuresOf(actor.vehicle);
        expect(actor.lift).toBeGreaterThanOrEqual(0);
        if (lift !== undefined) expect(actor.lift).toBeLessThanOrEqual(lift / 1000);
      }
    }
  });

  it("turns wheels by the distance driven", () => {
    for (const [now, next] of steps) {
      for (const [i, actor] of now.actors.entries()) {
        const later = next.actors[i];
        if (!later || !near(actor) || !("vehicle" in actor) || !("vehicle" in later)) continue;
        const way = Math.hypot(later.x - actor.x, later.z - actor.z);
        expect(Math.abs(later.driven - actor.driven)).toBeCloseTo(way, 1);
      }
    }
  });
});
