import { BufferGeometry, Float32BufferAttribute } from "three";

export type Vector = readonly [x: number, y: number, z: number];
export type Axis = "x" | "y" | "z";

/** Puts a plane point (a, b) at height h along an axis. */
export const onAxis: Record<Axis, (a: number, b: number, h: number) => Vector> = {
  x: (a, b, h) => [h, b, a],
  y: (a, b, h) => [a, h, b],
  z: (a, b, h) => [a, b, h],
};

/** Collects vertices with analytic normals and closes them into a geometry whose winding agrees with them. */
export class Surface {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #uvs: number[] = [];
  readonly #indices: number[] = [];

  get size(): number {
    return this.#positions.length / 3;
  }

  vertex(position: Vector, normal: Vector, u: number, v: number): number {
    const length = Math.hypot(...normal) || 1;
    this.#positions.push(...position);
    this.#normals.push(normal[0] / length, normal[1] / length, normal[2] / length);
    this.#uvs.push(u, v);
    return this.size - 1;
  }

  triangle(a: number, b: number, c: number): void {
    if (this.#facesItsNormals(a, b, c)) this.#indices.push(a, b, c);
    else this.#indices.push(a, c, b);
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new Float32BufferAttribute(this.#positions, 3));
    geometry.setAttribute("normal", new Float32BufferAttribute(this.#normals, 3));
    geometry.setAttribute("uv", new Float32BufferAttribute(this.#uvs, 2));
    geometry.setIndex(this.#indices);
    return geometry;
  }

  #facesItsNormals(a: number, b: number, c: number): boolean {
    const at = (list: number[], i: number, k: number) => list[i * 3 + k] as number;
    const edge = (i: number, k: number) => at(this.#positions, i, k) - at(this.#positions, a, k);
    const normal = (k: number) => at(this.#normals, a, k) + at(this.#normals, b, k) + at(this.#normals, c, k);
    const face = [
      edge(b, 1) * edge(c, 2) - edge(b, 2) * edge(c, 1),
      edge(b, 2) * edge(c, 0) - edge(b, 0) * edge(c, 2),
      edge(b, 0) * edge(c, 1) - edge(b, 1) * edge(c, 0),
    ] as const;
    return face[0] * normal(0) + face[1] * normal(1) + face[2] * normal(2) >= 0;
  }
}
