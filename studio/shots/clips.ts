import { cuts as tuggerCuts } from "../films/agv-tugger.ts";
import { cuts as dualCuts } from "../films/dual-conveyor.ts";
import { cuts as forkCuts } from "../films/fork.ts";
import { cuts, place } from "../films/hero.ts";
import { cuts as lifterCuts } from "../films/lifter.ts";
import { cuts as conveyorCuts } from "../films/single-conveyor.ts";
import type { FilmSet } from "../scenes/film-set.ts";
import type { Clip } from "./clip.ts";

const size = { width: 1920, height: 1080 };
const fps = 24;
const inWorld = {
  plate: { frames: 6, lights: 0 },
  subFrames: 3,
  lights: 4,
  shadowMap: 1024,
  soft: 5,
  reach: 1.6,
};

const inWarehouse = (centre: readonly [number, number, number]): FilmSet => ({
  place: "world",
  world: {
    scene: "daylit-warehouse",
    pose: { traffic: [], free: [place.x, 0, place.z] },
  },
  shadows: { centre, radius: 3.4 },
});

const atDocks = (centre: readonly [number, number, number]): FilmSet => ({
  place: "world",
  world: { scene: "dock", pose: { sunAround: 128, traffic: [] } },
  shadows: { centre, radius: 3.4 },
});

const inWorks = (centre: readonly [number, number, number]): FilmSet => ({
  place: "world",
  world: { scene: "machine-works", pose: { traffic: [] } },
  shadows: { centre, radius: 3.2 },
});

const amongLines = (centre: readonly [number, number, number]): FilmSet => ({
  place: "world",
  world: { scene: "handover", pose: { traffic: [] } },
  shadows: { centre, radius: 3 },
});

const inSupermarket = (centre: readonly [number, number, number]): FilmSet => ({
  place: "world",
  world: { scene: "supermarket", pose: { traffic: [] } },
  shadows: { centre, radius: 4 },
});

/** Every film that the studio makes. */
export const clips: readonly Clip[] = [
  {
    name: "hero-film",
    film: "hero",
    alt: "The story of a pallet in three scenes: a MAG 1400 Fork takes it from a rack, waits at a crossing until a worker has passed, and sets it down before a dock door.",
    seconds: cuts.end,
    fps,
    returns: false,
    opensAt: 0,
    vehicles: ["fork"],
    cuts: [
      {
        from: cuts.taken,
        set: inWarehouse([-8, 1, place.z]),
        camera: { from: [-9.9, 1.5, -2.2], at: [-7.6, 0.95, -6.6], lens: 30 },
      },
      {
        from: cuts.crossing,
        set: inWarehouse([3.6, 1, 1]),
        camera: { from: [9.7, 1.65, 4.35], at: [4.3, 1, 0.65], lens: 28 },
      },
      {
        from: cuts.setDown,
        set: inWarehouse([12.2, 1, -5.6]),
        camera: { from: [13.9, 1.8, -1.4], at: [12.2, 0.85, -5.6], lens: 26 },
      },
    ],
    size,
    sampling: inWorld,
  },
  {
    name: "fork-film",
    film: "fork",
    alt: "The story of a pallet in three scenes: a MAG 1400 Fork straddles a closed pallet in a lane before the dock doors and lifts it, waits until a worker has crossed the aisle, and sets it down in another lane.",
    seconds: forkCuts.end,
    fps,
    returns: false,
    opensAt: 0,
    vehicles: ["fork"],
    cuts: [
      {
        from: forkCuts.taken,
        set: atDocks([5.4, 1, -4]),
        camera: { from: [4.7, 1.3, 0.9], at: [5.9, 0.85, -4.1], lens: 30 },
      },
      {
        from: forkCuts.crossing,
        set: atDocks([2.9, 1, -6.5]),
        camera: { from: [-2.6, 1.6, -3.2], at: [2.6, 0.9, -7.9], lens: 28 },
      },
      {
        from: forkCuts.setDown,
        set: atDocks([5.4, 1, -14]),
        camera: { from: [3.6, 1.5, -18.9], at: [5.6, 0.85, -14], lens: 28 },
      },
    ],
    size,
    sampling: inWorld,
  },
  {
    name: "lifter-film",
    film: "lifter",
    alt: "The story of a pallet in three scenes in a machine works: a MAG 1500 Lifter drives under a stand with a pallet of crates and lifts it, waits at a crossing until a worker has passed, and sets it down beside a machine.",
    seconds: lifterCuts.end,
    fps,
    returns: false,
    opensAt: 0,
    vehicles: ["lifter"],
    cuts: [
      {
        from: lifterCuts.taken,
        set: inWorks([5.6, 0.8, 3.7]),
        camera: { from: [3.3, 1.4, 8.4], at: [5.8, 0.8, 3.3], lens: 30 },
      },
      {
        from: lifterCuts.crossing,
        set: inWorks([0.6, 0.8, 2.4]),
        camera: { from: [-3.2, 1.5, 7.4], at: [0.3, 0.85, 0.4], lens: 29 },
      },
      {
        from: lifterCuts.setDown,
        set: inWorks([-9.9, 0.8, -2.2]),
        camera: { from: [-9, 1.45, 2.9], at: [-9.05, 0.85, -3], lens: 32 },
      },
    ],
    size,
    sampling: inWorld,
  },
  {
    name: "single-conveyor-film",
    film: "single-conveyor",
    alt: "The story of a pallet in three scenes: it rolls from a line onto the deck of a MAG 1500 Single Conveyor, which waits until a worker has crossed its lane, and rolls off onto the next line.",
    seconds: conveyorCuts.end,
    fps,
    returns: false,
    opensAt: 0,
    vehicles: ["singleConveyor"],
    cuts: [
      {
        from: conveyorCuts.taken,
        set: amongLines([-5.5, 1, -0.4]),
        camera: { from: [-3.1, 1.35, 1.7], at: [-5.5, 0.75, -0.8], lens: 29 },
      },
      {
        from: conveyorCuts.crossing,
        set: amongLines([-3.8, 1, 2]),
        camera: { from: [0.6, 1.65, 5.4], at: [-3.7, 0.85, 1.2], lens: 28 },
      },
      {
        from: conveyorCuts.delivered,
        set: amongLines([-0.6, 1, -0.8]),
        camera: { from: [-3.4, 1.7, -4.5], at: [-0.6, 0.75, -1], lens: 28 },
      },
    ],
    size,
    sampling: inWorld,
  },
  {
    name: "dual-conveyor-film",
    film: "dual-conveyor",
    alt: "The story of two pallets in three scenes: they roll from two lines onto the decks of a MAG 1500 Dual Conveyor, each at its own time; it waits until a worker has crossed its lane, and they roll off onto the next two lines.",
    seconds: dualCuts.end,
    fps,
    returns: false,
    opensAt: 0,
    vehicles: ["dualConveyor"],
    cuts: [
      {
        from: dualCuts.taken,
        set: amongLines([-6, 1, -0.6]),
        camera: { from: [-8.9, 1.7, 2.9], at: [-5.9, 0.7, -1], lens: 29 },
      },
      {
        from: dualCuts.crossing,
        set: amongLines([-4.9, 1, 2]),
        camera: { from: [-9.4, 1.65, 5.6], at: [-4.2, 0.8, 1.2], lens: 29 },
      },
      {
        from: dualCuts.delivered,
        set: amongLines([0, 1, -0.8]),
        camera: { from: [2.7, 1.75, 3.4], at: [-0.1, 0.7, -1], lens: 29 },
      },
    ],
    size,
    sampling: inWorld,
  },
  {
    name: "agv-tugger-film",
    film: "agv-tugger",
    alt: "The story of a crate in three scenes: a worker in a parts supermarket puts it on a trolley of a MAG 1500 AGV Tugger, which waits at a crossing until somebody has passed, and a worker at the assembly line takes it off.",
    seconds: tuggerCuts.end,
    fps,
    returns: false,
    opensAt: 0,
    vehicles: ["agvTugger"],
    cuts: [
      {
        from: tuggerCuts.loading,
        set: inSupermarket([-4.2, 1.2, 0.1]),
        camera: { from: [-0.8, 1.4, -1.9], at: [-4.3, 0.82, -0.2], lens: 29 },
      },
      {
        from: tuggerCuts.crossing,
        set: inSupermarket([5, 0.9, 0.2]),
        camera: { from: [12.2, 2.2, 3.0], at: [6.2, 0.72, 0.2], lens: 33 },
      },
      {
        from: tuggerCuts.delivery,
        set: {
          place: "world",
          world: { scene: "assembly-line", pose: { traffic: [], people: [] } },
          shadows: { centre: [-2.4, 0.9, 0.6], radius: 4 },
        },
        camera: { from: [2.6, 0.95, -0.1], at: [-2.9, 0.9, -0.25], lens: 36 },
      },
    ],
    size,
    sampling: inWorld,
  },
];
