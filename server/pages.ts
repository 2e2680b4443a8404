import { randomBytes } from "node:crypto";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Tracked } from "./desk/tracking.ts";
import { contentSecurityPolicy } from "./http/content-security-policy.ts";
import type { Search } from "./search/open-search.ts";
import type { StaffPage } from "./staff/pages.ts";
import type { Problem } from "./submissions/answers.ts";

type PageInput = {
  nonce: string;
  rejectedForm: Problem | null;
  staffPage?: StaffPage;
  tracked?: Tracked | undefined;
  search?: Search["find"];
};

export type RenderPage = (request: Request, input: PageInput) => Promise<Response>;

/** Renders pages at request time with the bundle that the build made of `app/`. */
export function pageRenderer(build: ServerBuild, mode = "production"): RenderPage {
  const handle = createRequestHandler(build, mode);
  const { pageContext } = build.entry.module as unknown as {
    pageContext: (input: PageInput) => Parameters<typeof handle>[1];
  };
  return (request, input) => handle(request, pageContext(input));
}

type UncachedInput = Omit<PageInput, "nonce"> & { tls: boolean };

/** A page that may hold a visitor's words: bound to a nonce of its own and never kept by a cache. */
export async function renderUncached(
  renderPage: RenderPage,
  request: Request,
  { tls, ...input }: UncachedInput,
) {
  const nonce = randomBytes(16).toString("base64");
  const page = await renderPage(request, { nonce, ...input });
  page.headers.set("Content-Security-Policy", contentSecurityPolicy([`'nonce-${nonce}'`], { tls }));
  page.headers.set("Cache-Control", "private, no-store");
  return page;
}

/** The form again, with what was typed and with what to do, for a browser that runs no script. */
export async function renderProblemPage(renderPage: RenderPage, problem: Problem, tls: boolean) {
  const request = new Request("http://localhost/enquiry/again", { headers: { Accept: "text/html" } });
  return renderUncached(renderPage, request, { rejectedForm: problem, tls });
}
