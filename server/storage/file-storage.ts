/**
 * Where uploaded files are kept: a folder here, and whatever else can keep bytes under a name elsewhere. Names are
 * made by the site, from letters, digits, hyphens and dots; what is kept under a name never changes.
 */
export interface FileStorage {
  /** Keeps a file, durably once it returns. Doing so again changes nothing. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Undefined where there is no such file. */
  get(name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Does nothing where there is no such file. */
  remove(name: string): Promise<void>;
}
