import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { SiteFileInput } from "./site-file.ts";

/** Compresses a page rendered at request time, off the main thread; the build compresses files at the highest level. */
export async function compressPage(body: Buffer): Promise<SiteFileInput["compressed"]> {
  const [br, gzip] = await Promise.all([
    toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    toGzip(body, { level: 9 }),
  ]);
  return { br, gzip };
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
