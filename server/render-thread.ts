/** A thread that renders pages: it loads what the build made of `app/`. */
import "./production.ts";
import { workerData } from "node:worker_threads";
import type { PageInput } from "./page-input.ts";
import { pageRenderer, type SiteBuild } from "./page-renderer.ts";
import type { Searched } from "./search/open-search.ts";

/** A page to render; all of it is data, so that it can be handed to a thread. */
export type RenderTask = {
  url: string;
  method: string;
  headers: [string, string][];
  input: Omit<PageInput, "search" | "logError">;
  searched: Searched | undefined;
};

export type Rendered = {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer> | null;
  /** What went wrong while it was rendered. */
  errors: unknown[];
};

/* Awaited here, so that a thread that could not load it ends, and the next one tries again. */
const build: SiteBuild = await import(workerData);
const renderPage = pageRenderer(build);

export default async function render({ url, method, headers, input, searched }: RenderTask) {
  const errors: unknown[] = [];
  const page = await renderPage(new Request(url, { method, headers }), {
    ...input,
    search: searched && (async () => searched),
    logError: (error) => errors.push(error instanceof Error ? error : String(error)),
  });
  const body = page.body && new Uint8Array(await page.arrayBuffer());
  return { status: page.status, headers: [...page.headers], body, errors } satisfies Rendered;
}
