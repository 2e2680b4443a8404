import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { makeRequirement } from "./make-requirement.ts";
import type { WorkerRequest, WorkerResponse } from "./set-in-worker.ts";

/* Runs in a thread of its own: it makes one document after another, and sends each back with its number. */
const fonts = readFonts();
fonts.catch(() => {});

parentPort?.on("message", async ({ id, required }: WorkerRequest) => {
  parentPort?.postMessage(
    await make().catch((error) => ({ id, error: String(error) }) satisfies WorkerResponse),
  );

  async function make(): Promise<WorkerResponse> {
    return { id, document: await makeRequirement(await fonts, required) };
  }
});

/** Reads the cut typefaces that the build has made. */
async function readFonts() {
  const cut = (name: string) => readFile(`build/cards/${name}.ttf`);
  return {
    text: await cut("text"),
    strong: await cut("strong"),
    heading: await cut("heading"),
    "wide-text": await cut("wide-text"),
    "wide-strong": await cut("wide-strong"),
  };
}
