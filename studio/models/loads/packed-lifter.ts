import { MeshPhysicalMaterial } from "three";
import { box } from "../../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../../vehicles/modelling/geometry/part.ts";
import type { Draw, Kit } from "../../../vehicles/modelling/kit.ts";
import { eurPallet, pallet } from "../../../vehicles/modelling/loads/pallet.ts";
import { figuresOf, payloadText } from "../../../vehicles/modelling/painted.ts";
import { mark, onShell } from "../../../vehicles/modelling/parts/brand.ts";
import { decal } from "../../../vehicles/modelling/parts/decal.ts";
import { letter } from "../../../vehicles/modelling/parts/lettering.ts";
import { vehicles } from "../../../vehicles/models.ts";

const deck = eurPallet.height;
/** Size of the wrapped vehicle, in metres. */
const [length, width, top] = [1.16, 0.8, 0.3] as const;

/** One layer of film, where goods have several: the vehicle's colours show through. */
const thinFilm = new MeshPhysicalMaterial({
  color: "#ffffff",
  opacity: 0.1,
  roughness: 0.18,
  transparent: true,
  depthWrite: false,
});
thinFilm.userData.castsNoShadow = true;

/** A lifter as it leaves the works: switched off, strapped to a EUR pallet, its corners guarded with card, wrapped in film. */
export function packedLifter(kit: Kit): Part {
  const { materials: m } = kit;
  const part = new Part("packed lifter");
  part.attach(pallet(kit)).attach(vehicles.lifter(switchedOff(kit), figuresOf("lifter")), [0, deck, 0]);
  for (const x of [-0.535, 0.535])
    for (const z of [-0.365, 0.365]) part.add(m.card0, box(0.05, top, 0.05, 0.004), [x, deck + top / 2, z]);
  part.add(thinFilm, box(length, top + 0.04, width, 0.012), [0, deck + top / 2 - 0.018, 0]);
  for (const x of [-0.33, 0.33]) strap(kit, part, x);
  const label = () => decal(kit, 0.21, 0.14, drawLabel, { opaque: true, density: 2400, roughness: 0.6 });
  part
    .attach(label(), [0.19, deck + 0.17, width / 2 + 0.002])
    .attach(label(), [-0.19, deck + 0.17, -width / 2 - 0.002], [0, Math.PI, 0]);
  return part.attach(label(), [-length / 2 - 0.002, deck + 0.17, 0], [0, -Math.PI / 2, 0]);
}

function strap({ materials: m }: Kit, part: Part, x: number): void {
  part.add(m.charcoal, box(0.024, 0.003, width + 0.008, 0.001), [x, deck + top + 0.004, 0]);
  for (const side of [-1, 1])
    part.add(m.charcoal, box(0.024, top + 0.035, 0.003, 0.001), [
      x,
      deck + top / 2 - 0.012,
      side * (width / 2 + 0.003),
    ]);
}

function switchedOff({ materials: m, print }: Kit): Kit {
  const { gloss } = m;
  return { print, materials: { ...m, led: gloss, ledWhite: gloss, ledRed: gloss, ledAmber: gloss } };
}

const drawLabel: Draw = (context, width, height) => {
  context.fillStyle = "#f4f3ee";
  context.fillRect(0, 0, width, height);
  letter(context, "MAG", { size: 0.27, colour: "#0e1f19", x: 0.33, y: 0.28, weight: 750 });
  const figures = figuresOf("lifter");
  letter(context, figures.title, { size: 0.17, colour: "#0e1f19", x: 0.07, y: 0.63, weight: 700 });
  letter(context, payloadText(figures), { size: 0.14, colour: "#0e1f19", x: 0.07, y: 0.83, weight: 500 });
  context.translate(width * 0.07, height * 0.12);
  mark(onShell)(context, height * 0.33, height * 0.33);
};
