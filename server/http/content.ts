import { open, readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { LRUCache } from "lru-cache";
import { isBuildReplaced } from "./build-replaced.ts";

/** The bytes of a file: in memory, or on disk until they are asked for. */
export type Content = {
  readonly length: number;
  /**
   * The bytes from `start` to before `end`; at once where they are in memory.
   * @throws {FileGone} if the disk no longer has them
   */
  read: (start: number, end: number) => Body | Promise<Body>;
  /** The whole file, if it is in memory. */
  kept: () => Buffer<ArrayBuffer> | undefined;
};

type Body = Buffer<ArrayBuffer> | ReadableStream;

/** Sizes in bytes. A file above `largestKept`, which is a film, is streamed from the disk each time. */
const memory = { most: 24 * 2 ** 20, largestKept: 2 ** 19 };

export class FileGone extends Error {
  override name = "FileGone";
}

export function contentInMemory(bytes: Buffer<ArrayBuffer>): Content {
  return { length: bytes.length, read: (start, end) => bytes.subarray(start, end), kept: () => bytes };
}

/** @throws {FileGone} where the disk no longer has them */
export async function bytesOf({ length, read }: Content) {
  const body = await read(0, length);
  return body instanceof ReadableStream ? Buffer.from(await new Response(body).arrayBuffer()) : body;
}

/** Reads files when they are first asked for, and keeps the most recently used in memory. */
export function openFolder() {
  const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: memory.most,
    sizeCalculation: ({ length }) => length || 1,
    fetchMethod: async (path) => ofThisBuild(await readFile(path)),
  });

  return function contentOf(path: string, length: number): Content {
    return {
      length,
      read: (start, end) => {
        if (length > memory.largestKept) return readPart(path, start, end);
        return kept.get(path)?.subarray(start, end) ?? readWhole(path, start, end);
      },
      kept: () => kept.get(path),
    };
  };

  async function readWhole(path: string, start: number, end: number) {
    return (await kept.forceFetch(path).catch(refuse)).subarray(start, end);
  }
}

async function readPart(path: string, start: number, end: number) {
  const file = await open(path).catch(refuse);
  if (isBuildReplaced()) {
    await file.close();
    throw new FileGone(path);
  }
  return Readable.toWeb(file.createReadStream({ start, end: end - 1 })) as ReadableStream;
}

/** Another build has other bytes at the same path, under headers that speak of these. */
function ofThisBuild(bytes: Buffer<ArrayBuffer>) {
  if (isBuildReplaced()) throw new FileGone();
  return bytes;
}

function refuse(error: NodeJS.ErrnoException): never {
  throw error.code === "ENOENT" ? new FileGone(error.path) : error;
}
