import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, if they are smaller.
 * @param options.except a folder in it that is left out
 */
export async function compressFolder(folder: string, { except = "" } = {}) {
  const files = await Array.fromAsync(
    glob(`${folder}/**/*.{html,js,css,svg,json,ndjson,data,txt,xml,ico,webmanifest}`, {
      exclude: except ? [`${folder}/${except}/**`] : [],
    }),
  );
  await Promise.all(files.map(compressFile));
}

/** Above this size in bytes, the best quality takes ten times as long to save a few per cent. */
const large = 2_000_000;

async function compressFile(path: string) {
  const body = await readFile(path);
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: body.length > large ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        /* In one piece: where it is cut would move the size of the largest script by 150 bytes each time. */
        [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
      },
    }),
    zip(body, { level: 9 }),
  ]);
  if (br.length < body.length) await writeFile(`${path}.br`, br);
  if (gz.length < body.length) await writeFile(`${path}.gz`, gz);
}
