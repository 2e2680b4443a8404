import type { Handover } from "#vehicles/taking.ts";

/** Words of the pages that make a datasheet a planning pack. */
export const planningPack = {
  sheet: {
    heading: "Full sheet",
    note: "S: product table. M: measured on the model. P: to plan with; the project settles it. N: named standard.",
  },
  drawings: {
    heading: "Drawings at scale",
    scale: (scale: number) =>
      `Scale 1:${scale} printed at 100%, in millimetres, from the model. The bar is one metre.`,
  },
  handover: { heading: "A handover, step by step" },
  checklist: { heading: "Before the first vehicle arrives" },
} as const;

/** What happens at a handover, in order. */
export const handoverSteps: Readonly<Record<Handover, readonly string[]>> = {
  floor: [
    "The order names the place and the kind of pallet.",
    "The vehicle claims the place; no other may enter it.",
    "It turns, lowers its forks and drives in until the load touches the heel.",
    "It lifts, checks the load and leaves.",
    "At the set-down it lowers, drives out and reports.",
  ],
  rack: [
    "The order names the shelf and its height.",
    "The vehicle stops and raises its forks to that height.",
    "It drives in until the load touches the heel, lifts and drives out.",
    "It lowers the load before it travels.",
    "The set-down is the same in reverse.",
  ],
  conveyor: [
    "The vehicle stops at the conveyor, on the level, and reports that it is in place.",
    "One side is ready to give, the other to take; both say so.",
    "Both drives run; the load rolls across.",
    "A sensor at the far end sees the load: both drives stop.",
    "Both sides report that they are done; only then may the vehicle leave.",
  ],
  under: [
    "The order names the trolley's place; its legs stand in the marks.",
    "The vehicle drives beneath, plate lowered, to the middle.",
    "It raises the plate: the legs leave the floor.",
    "It checks the load and leaves.",
    "At the set-down it lowers the plate, checks the legs and drives out.",
  ],
  hitch: [
    "The train stands in its place, the drawbar in the mark.",
    "The tugger drives up to it along its tape and couples.",
    "A person or a signal says that the train may leave.",
    "It stops at each station of its round until it is released.",
    "At the last stop it uncouples and reports.",
  ],
};
