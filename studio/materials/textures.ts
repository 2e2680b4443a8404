import type { Texture } from "three";
import {
  CanvasTexture,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  SRGBColorSpace,
} from "three";
import type { Draw } from "../../vehicles/modelling/kit.ts";

export type Colour = readonly [red: number, green: number, blue: number];

/** A repeating square texture, one colour (0 to 255) a texel; `repeat` is tiles a metre. */
export function texture(
  size: number,
  repeat: number,
  colourAt: (index: number, x: number, y: number) => Colour,
) {
  const data = new Uint8Array(size * size * 4);
  for (let i = 0; i < size * size; i++) {
    const [r, g, b] = colourAt(i, i % size, Math.floor(i / size));
    data.set([clamp(r), clamp(g), clamp(b), 255], i * 4);
  }
  const out = new DataTexture(data, size, size);
  out.wrapS = out.wrapT = RepeatWrapping;
  out.repeat.set(repeat, repeat);
  return filtered(out);
}

export function normalTexture(heights: Float32Array, size: number, strength: number, repeat: number) {
  const at = (x: number, y: number) => heights[((y + size) % size) * size + ((x + size) % size)] as number;
  return texture(size, repeat, (_, x, y) => {
    const dx = (at(x + 1, y) - at(x - 1, y)) * strength;
    const dy = (at(x, y + 1) - at(x, y - 1)) * strength;
    const length = Math.hypot(dx, dy, 1);
    return [(-dx / length / 2 + 0.5) * 255, (-dy / length / 2 + 0.5) * 255, (1 / length / 2 + 0.5) * 255];
  });
}

export const grey = (value: number): Colour => [value, value, value];

export function coloured<T extends Texture>(map: T): T {
  map.colorSpace = SRGBColorSpace;
  return map;
}

export function drawn(width: number, height: number, draw: Draw): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(4, Math.round(width));
  canvas.height = Math.max(4, Math.round(height));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gives no 2D canvas, so nothing can be printed on the models.");
  draw(context, canvas.width, canvas.height);
  return coloured(filtered(new CanvasTexture(canvas)));
}

function filtered<T extends Texture>(map: T): T {
  map.magFilter = LinearFilter;
  map.minFilter = LinearMipmapLinearFilter;
  map.generateMipmaps = true;
  map.anisotropy = 8;
  map.needsUpdate = true;
  return map;
}

const clamp = (value: number) => Math.min(255, Math.max(0, value));
