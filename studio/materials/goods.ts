import { MeshPhysicalMaterial, MeshStandardMaterial } from "three";
import { colours } from "../../vehicles/modelling/colours.ts";
import { fractalNoise } from "./noise.ts";
import type { Colour } from "./textures.ts";
import { coloured, texture } from "./textures.ts";

/** Loads and surroundings: wood, cardboard, crates, racks. */
export function goods() {
  const board = cardboard();
  const card = (color: string) => new MeshStandardMaterial({ color, map: board, roughness: 0.84 });
  const plain = (color: string, roughness: number, metalness = 0) =>
    new MeshStandardMaterial({ color, roughness, metalness });
  return {
    wood0: new MeshStandardMaterial({ map: wood([201, 166, 120], 50), roughness: 0.82 }),
    wood1: new MeshStandardMaterial({ map: wood([187, 152, 108], 51), roughness: 0.84 }),
    wood2: new MeshStandardMaterial({ map: wood([210, 178, 133], 52), roughness: 0.82 }),
    card0: card(colours.card0),
    card1: card(colours.card1),
    card2: card(colours.card2),
    cardWhite: card(colours.cardWhite),
    tape: new MeshPhysicalMaterial({ color: colours.tape, roughness: 0.28, clearcoat: 0.4 }),
    paper: plain(colours.paper, 0.7),
    bottleGlass: new MeshPhysicalMaterial({
      color: colours.bottleGlass,
      roughness: 0.1,
      clearcoat: 1,
      clearcoatRoughness: 0.02,
    }),
    crateBlue: plain(colours.crateBlue, 0.5),
    crateGrey: plain(colours.crateGrey, 0.5),
    rackUpright: plain(colours.rackUpright, 0.5, 0.2),
    rackBeam: plain(colours.rackBeam, 0.5),
  };
}

function wood([r, g, b]: Colour, seed: number) {
  const size = 512;
  const figure = fractalNoise({ size, cells: 2, octaves: 7, gain: 0.55, seed });
  const fibre = fractalNoise({ size, cells: 64, octaves: 3, seed: seed + 100 });
  return coloured(
    texture(size, 1.1, (i, x, y) => {
      const bend = figure[Math.floor(y * 0.35) * size + Math.floor(x * 0.06)] ?? 0;
      const grain = 0.5 + 0.5 * Math.sin(((y / size) * 26 + bend * 9 + seed) * (2 / 3) * Math.PI);
      const streak = fibre[y * size + Math.floor(x * 0.08)] ?? 0;
      const shade = 0.8 + 0.14 * grain + 0.22 * (streak - 0.5) + 0.18 * ((figure[i] ?? 0) - 0.5);
      return [r * shade, g * shade, b * shade];
    }),
  );
}

function cardboard() {
  const cloud = fractalNoise({ size: 256, cells: 4, octaves: 6, gain: 0.6, seed: 90 });
  return coloured(
    texture(256, 3, (i, _, y) => {
      const value = 255 * (0.93 + ((cloud[i] ?? 0) - 0.5) * 0.14 + 0.02 * Math.sin(y * 1.57));
      return [value, value, value];
    }),
  );
}
