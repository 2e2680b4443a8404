import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";
import { randomFrom } from "../random.ts";
import { crates } from "./crates.ts";
import { drawBar, lineTrolley, trolley } from "./trolley.ts";

/** From a coupling to the trolley's frame behind it. */
export const barLength = 0.42;

/** Trolleys one behind the other along -x, the first coupled at x = 0. */
export function tuggerTrain(kit: Kit, count: number, seed = 4): Part {
  const part = new Part("tugger train");
  const random = randomFrom(seed * 7919);
  for (let i = 0; i < count; i++) {
    const coupling = -i * (lineTrolley.length + barLength);
    part.attach(drawBar(kit, barLength, 0.2), [coupling, 0, 0]);
    const middle = coupling - barLength - lineTrolley.length / 2;
    part.attach(trolley(kit, lineTrolley), [middle, 0, 0]);
    part.attach(crates(kit, lineTrolley, random), [middle, 0, 0]);
  }
  return part;
}
