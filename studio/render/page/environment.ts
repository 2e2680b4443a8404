import {
  DataTexture,
  EquirectangularReflectionMapping,
  FloatType,
  LinearFilter,
  PMREMGenerator,
  RGBAFormat,
  type Texture,
  Vector3,
  type WebGLRenderer,
} from "three";

export type Light = readonly [red: number, green: number, blue: number];
/** Light that arrives from a direction (a unit vector). */
export type Radiance = (x: number, y: number, z: number) => Light;

const luminance = ([r, g, b]: Light): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The light all around a scene: one function for both what surfaces mirror and the lights that cast shadows. */
export class Environment {
  readonly texture: DataTexture;
  readonly #width: number;
  readonly #height: number;
  readonly #texels: Float32Array;
  readonly #rows: Float64Array;
  readonly #columns: Float64Array[] = [];
  readonly #total: number;

  /** @param level light that falls on a level floor, as a share of the light that would show pure white */
  constructor(radiance: Radiance, level: number, width = 1024) {
    const height = width / 2;
    const gain = (level * Math.PI) / levelIrradiance(radiance);
    this.#width = width;
    this.#height = height;
    this.#texels = new Float32Array(width * height * 4);
    this.#rows = new Float64Array(height);
    let total = 0;
    for (let y = 0; y < height; y++) {
      const column = new Float64Array(width);
      let sum = 0;
      for (let x = 0; x < width; x++) {
        const light = radiance(...direction((x + 0.5) / width, (y + 0.5) / height)).map((v) => v * gain);
        this.#texels.set([...light, 1], (y * width + x) * 4);
        sum += luminance(light as unknown as Light) * Math.cos(((y + 0.5) / height - 0.5) * Math.PI);
        column[x] = sum;
      }
      this.#columns.push(column);
      total += sum;
      this.#rows[y] = total;
    }
    this.#total = total;
    this.texture = new DataTexture(
      this.#texels,
      width,
      height,
      RGBAFormat,
      FloatType,
      EquirectangularReflectionMapping,
    );
    this.texture.minFilter = this.texture.magFilter = LinearFilter;
    this.texture.needsUpdate = true;
  }

  /** Picks a direction in proportion to its light; `light` is already divided by the probability of the pick. */
  pick(u: number, v: number): { towards: Vector3; light: Light } {
    const y = firstAtLeast(this.#rows, u * this.#total);
    const column = this.#columns[y] as Float64Array;
    const x = firstAtLeast(column, v * (column[this.#width - 1] as number));
    const o = (y * this.#width + x) * 4;
    const light: Light = [
      this.#texels[o] as number,
      this.#texels[o + 1] as number,
      this.#texels[o + 2] as number,
    ];
    const texelAngle = ((2 * Math.PI) / this.#width) * (Math.PI / this.#height);
    const weight = (this.#total * texelAngle) / luminance(light);
    return {
      towards: new Vector3(...direction((x + 0.5) / this.#width, (y + 0.5) / this.#height)),
      light: [light[0] * weight, light[1] * weight, light[2] * weight],
    };
  }
}

function direction(u: number, v: number): [number, number, number] {
  const around = (u - 0.5) * 2 * Math.PI;
  const up = (v - 0.5) * Math.PI;
  return [Math.cos(up) * Math.cos(around), Math.sin(up), Math.cos(up) * Math.sin(around)];
}

function levelIrradiance(radiance: Radiance): number {
  const count = 20000;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const y = (i + 0.5) / count;
    const flat = Math.sqrt(1 - y * y);
    const around = i * 2.399963;
    sum += luminance(radiance(flat * Math.cos(around), y, flat * Math.sin(around))) * y;
  }
  return (sum * 2 * Math.PI) / count;
}

function firstAtLeast(sums: Float64Array, target: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] as number) < target) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** An environment as surfaces of every roughness mirror it. */
export const mirrorable = (renderer: WebGLRenderer, { texture }: Environment): Texture =>
  new PMREMGenerator(renderer).fromEquirectangular(texture).texture;
