import { DataTexture, DataUtils, HalfFloatType, NearestFilter, RGBAFormat } from "three";
import { Environment } from "../environment.ts";

/** What rays have made of a cut, in base64: its plate, and the light around the middle of everything that moves. */
export type Traced = { plate: string; around: string };

function halves(text: string): Uint16Array<ArrayBuffer> {
  const raw = atob(text);
  const bytes = Uint8Array.from({ length: raw.length }, (_, i) => raw.charCodeAt(i));
  return new Uint16Array(bytes.buffer);
}

export function plateTexture({ plate }: Traced, width: number, height: number): DataTexture {
  const texture = new DataTexture(halves(plate), width, height, RGBAFormat, HalfFloatType);
  texture.minFilter = texture.magFilter = NearestFilter;
  texture.needsUpdate = true;
  return texture;
}

const [across, up] = [256, 128];

/** The traced light as an environment, as bright as it was traced. */
export function lightAround({ around }: Traced): Environment {
  const texels = halves(around);
  const at = (x: number, y: number) => {
    const i = (y * across + x) * 4;
    return [0, 1, 2].map((k) => DataUtils.fromHalfFloat(texels[i + k] ?? 0)) as [number, number, number];
  };
  const angle = ((2 * Math.PI) / across) * (Math.PI / up);
  let level = 0;
  for (let y = up / 2; y < up; y++) {
    const height = ((y + 0.5) / up - 0.5) * Math.PI;
    for (let x = 0; x < across; x++) {
      const [r, g, b] = at(x, y);
      level += (0.2126 * r + 0.7152 * g + 0.0722 * b) * Math.sin(height) * Math.cos(height) * angle;
    }
  }
  return new Environment(
    (x, y, z) => {
      const u = Math.atan2(z, x) / (2 * Math.PI) + 0.5;
      const v = Math.asin(Math.min(1, Math.max(-1, y))) / Math.PI + 0.5;
      return at(Math.min(across - 1, Math.floor(u * across)), Math.min(up - 1, Math.floor(v * up)));
    },
    level / Math.PI,
    across,
  );
}
