import { OwnWords } from "#server/log/describe-error.ts";

/**
 * Where uploaded files are kept: a folder, a bucket, or anything else that stores bytes under a name. Names are made
 * by the site, from letters, digits, hyphens and dots; what is kept under a name never changes.
 *
 * Each of them throws {@link StorageUnavailable} where the files can't be reached.
 */
export type FileStorage = {
  /** Keeps a file, durably once it returns. Doing so again changes nothing. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Undefined where there is no such file. */
  get(name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Does nothing where there is no such file. */
  remove(name: string): Promise<void>;
  /** Deletes what a write that was cut off left behind before a moment. */
  sweep(before: Date): Promise<void>;
};

/** Its message says in words which files can't be reached and why. It holds no secret. */
export class StorageUnavailable extends OwnWords {
  override name = "StorageUnavailable";
}

/**
 * The name itself, where it names one file beside the others: it can't lead out of the folder or to another address.
 * @throws if it is not such a name
 */
export function checkedName(name: string) {
  if (!/^[\w-]+(\.[\w-]+)*$/.test(name)) throw new Error(`A stored file can't be called ${name}`);
  return name;
}
