import { MeshPhysicalMaterial, MeshStandardMaterial, Vector2 } from "three";
import { fractalNoise, randomFrom } from "./noise.ts";
import { palette } from "./palette.ts";
import { grey, normalTexture, texture } from "./textures.ts";

/** What a vehicle is made of: paint, plastic, rubber, metal, glass, lamps. */
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
    shell: lacquer(palette.shell, 0.42),
    band: lacquer(palette.mainGreen, 0.4),
    signal: plastic("#1fb86d", 0.4),
    graphite: coarse(palette.graphite, 0.5, 0.3),
    charcoal: coarse(palette.charcoal, 0.56, 0.3),
    gap: new MeshStandardMaterial({ color: "#050606", roughness: 0.95 }),
    rubber: coarse("#2f3335", 0.72, 0.6),
    foam: coarse("#2a2d2f", 0.85, 0.8),
    polyurethane: new MeshStandardMaterial({ color: "#7a3424", roughness: 0.55 }),
    steel: metal("#9fa5a8", 0.42),
    darkSteel: metal("#53585b", 0.5, 0.9),
    chrome: new MeshStandardMaterial({ color: "#dfe3e5", metalness: 1, roughness: 0.1 }),
    aluminium: metal("#c6cacc", 0.5),
    galvanised: metal("#a9b0b3", 0.5, 0.8),
    forkSteel: new MeshStandardMaterial({
      color: "#4c5255",
      metalness: 0.6,
      roughness: 0.5,
      roughnessMap: scuffed,
    }),
    steelBlank: metal("#8f979a", 0.36),
    gloss: new MeshPhysicalMaterial({
      color: "#08090a",
      roughness: 0.14,
      clearcoat: 1,
      clearcoatRoughness: 0.04,
    }),
    lens: new MeshPhysicalMaterial({
      color: "#0a0d18",
      roughness: 0.05,
      clearcoat: 1,
      clearcoatRoughness: 0.01,
    }),
    red: plastic("#c4161c", 0.35),
    yellow: plastic(palette.yellow, 0.42),
    magnet: new MeshStandardMaterial({ color: "#1c1e20", roughness: 0.5 }),
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
    led: lamp("#22e58c", 1.9),
    ledWhite: lamp("#f2fff8", 2.6),
    ledRed: lamp("#ff2a20", 1.6),
    ledAmber: lamp("#ffa51f", 2),
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
    film: pane("#ffffff", 0.16, 0.18),
    acrylic: pane("#a9c4bd", 0.16, 0.05),
    glass: pane("#b9cfc8", 0.14, 0.04),
  };
}
