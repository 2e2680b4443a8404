import { MeshPhysicalMaterial, MeshStandardMaterial, Vector2 } from "three";
import { colours } from "../../vehicles/modelling/colours.ts";
import { randomFrom } from "../../vehicles/modelling/random.ts";
import { fractalNoise } from "./noise.ts";
import { grey, normalTexture, texture } from "./textures.ts";

/** A vehicle's materials: paint, plastic, rubber, metal, glass, lamps. */
export function paints() {
  const powder = normalTexture(
    fractalNoise({ size: 256, cells: 32, octaves: 3, gain: 0.6, seed: 11 }),
    256,
    1.5,
    14,
  );
  const peel = normalTexture(fractalNoise({ size: 256, cells: 16, octaves: 2, seed: 12 }), 256, 0.5, 8);
  const scuffs = fractalNoise({ size: 512, cells: 4, octaves: 6, gain: 0.6, seed: 13 });
  const scuffed = texture(512, 1.3, (i) => grey(212 + ((scuffs[i] ?? 0) - 0.5) * 80));
  const brushed = brushedTexture();
  const lacquer = (color: string, roughness: number) =>
    new MeshPhysicalMaterial({
      color,
      roughness,
      clearcoat: 1,
      clearcoatRoughness: 0.1,
      clearcoatNormalMap: peel,
      clearcoatNormalScale: new Vector2(0.1, 0.1),
    });
  const coarse = (color: string, roughness: number, grain: number) =>
    new MeshStandardMaterial({ color, roughness, normalMap: powder, normalScale: new Vector2(grain, grain) });
  const metal = (color: string, roughness: number, metalness = 1) =>
    new MeshStandardMaterial({ color, roughness, metalness, roughnessMap: brushed });
  const plastic = (color: string, roughness: number) =>
    new MeshPhysicalMaterial({ color, roughness, clearcoat: 0.5, clearcoatRoughness: 0.2 });
  return {
    shell: lacquer(colours.shell, 0.42),
    band: lacquer(colours.band, 0.4),
    signal: plastic(colours.signal, 0.4),
    graphite: coarse(colours.graphite, 0.5, 0.3),
    charcoal: coarse(colours.charcoal, 0.56, 0.3),
    gap: new MeshStandardMaterial({ color: colours.gap, roughness: 0.95 }),
    rubber: coarse(colours.rubber, 0.72, 0.6),
    foam: coarse(colours.foam, 0.85, 0.8),
    polyurethane: new MeshStandardMaterial({ color: colours.polyurethane, roughness: 0.55 }),
    steel: metal(colours.steel, 0.42),
    darkSteel: metal(colours.darkSteel, 0.5, 0.9),
    chrome: new MeshStandardMaterial({ color: colours.chrome, metalness: 1, roughness: 0.1 }),
    aluminium: metal(colours.aluminium, 0.5),
    galvanised: metal(colours.galvanised, 0.5, 0.8),
    forkSteel: new MeshStandardMaterial({
      color: colours.forkSteel,
      metalness: 0.6,
      roughness: 0.5,
      roughnessMap: scuffed,
    }),
    steelBlank: metal(colours.steelBlank, 0.36),
    gloss: new MeshPhysicalMaterial({
      color: colours.gloss,
      roughness: 0.14,
      clearcoat: 1,
      clearcoatRoughness: 0.04,
    }),
    lens: new MeshPhysicalMaterial({
      color: colours.lens,
      roughness: 0.05,
      clearcoat: 1,
      clearcoatRoughness: 0.01,
    }),
    red: plastic(colours.red, 0.35),
    yellow: plastic(colours.yellow, 0.42),
    magnet: new MeshStandardMaterial({ color: colours.magnet, roughness: 0.5 }),
    ...lamps(),
    ...clear(),
  };
}

function brushedTexture() {
  const random = randomFrom(14);
  const lines = Array.from({ length: 256 }, random);
  return texture(256, 5, (_, x) => grey(165 + ((lines[x] ?? 0) * 0.8 + random() * 0.2) * 80));
}

function lamps() {
  const lamp = (emissive: string, strength: number) => {
    const material = new MeshStandardMaterial({ color: "#050505", emissive, roughness: 0.4 });
    material.emissiveIntensity = strength;
    material.userData.castsNoShadow = true;
    return material;
  };
  return {
    led: lamp(colours.led, 1.9),
    ledWhite: lamp(colours.ledWhite, 2.6),
    ledRed: lamp(colours.ledRed, 1.6),
    ledAmber: lamp(colours.ledAmber, 2),
  };
}

function clear() {
  const pane = (color: string, opacity: number, roughness: number) =>
    new MeshPhysicalMaterial({
      color,
      opacity,
      roughness,
      transparent: true,
      depthWrite: false,
      clearcoat: 1,
    });
  return {
    film: pane(colours.film, 0.16, 0.18),
    acrylic: pane(colours.acrylic, 0.16, 0.05),
    glass: pane(colours.glass, 0.14, 0.04),
  };
}
