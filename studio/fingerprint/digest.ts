import { createHash, type Hash } from "node:crypto";
import { ShaderLib } from "three";

/** Names, object numbers and values that three computes itself: none of them is visible. */
const unseen = new Set([
  "uuid",
  "name",
  "parent",
  "version",
  "boundingBox",
  "boundingSphere",
  "matrixWorldNeedsUpdate",
  "onUploadCallback",
  "_onChangeCallback",
]);

/**
 * A hash over everything reachable from a value: three's objects with their geometry, places, materials and textures;
 * records; numbers. Moving files and renaming functions or objects doesn't change it.
 * @throws if an object has a function, which can't be hashed
 */
export function digest(value: unknown): string {
  const writer = new Writer();
  writer.write(value);
  return writer.end();
}

class Writer {
  readonly #hash: Hash = createHash("sha256");
  readonly #known = new Map<object, number>();
  #text = "";

  write(value: unknown): void {
    if (typeof value === "symbol" || typeof value === "function")
      throw new Error(`A fingerprint can't follow a ${typeof value}: ${String(value)}`);
    if (typeof value !== "object" || value === null) this.#add(`${typeof value} ${value};`);
    else this.#object(value);
  }

  end(): string {
    return this.#hash.update(this.#text).digest("hex").slice(0, 16);
  }

  #object(value: object): void {
    const known = this.#known.get(value);
    this.#add(`#${known ?? "new"};`);
    if (known !== undefined) return;
    this.#known.set(value, this.#known.size);
    if (ArrayBuffer.isView(value)) this.#bytes(value);
    else if (value instanceof Map) this.write([...value]);
    else if (Array.isArray(value)) {
      this.#add(`${value.length}[`);
      for (const item of value) this.write(item);
    } else for (const key of Object.keys(value).sort()) this.#property(value, key);
    this.#add("]");
  }

  #property(holder: object, key: string): void {
    if (unseen.has(key)) return;
    const value = (holder as Record<string, unknown>)[key];
    this.#add(`${key}:`);
    if (key === "onBeforeCompile") this.write(compiled(value as Compile));
    else this.write(value);
  }

  #bytes(view: ArrayBufferView): void {
    this.#add(`${view.constructor.name} ${view.byteLength};`);
    this.#hash.update(this.#text).update(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
    this.#text = "";
  }

  #add(text: string): void {
    this.#text += text;
    if (this.#text.length < 65_536) return;
    this.#hash.update(this.#text);
    this.#text = "";
  }
}

type Shader = { uniforms: Record<string, unknown>; vertexShader: string; fragmentShader: string };
type Compile = (shader: Shader) => void;

/** The shader that a material makes of three's own. */
function compiled(change: Compile): Shader {
  const { vertexShader, fragmentShader } = ShaderLib.physical;
  const shader = { uniforms: {}, vertexShader, fragmentShader };
  change(shader);
  return shader;
}
