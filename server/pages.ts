import { createRequestHandler, type ServerBuild } from "react-router";
import type { RejectedForm } from "./submissions/rejected-form.ts";

type PageInput = { nonce: string; rejectedForm: RejectedForm | null };

export type RenderPage = (request: Request, input: PageInput) => Promise<Response>;

/** Renders pages at request time with the bundle that the build made of `app/`. */
export function pageRenderer(build: ServerBuild, mode = "production"): RenderPage {
  const handle = createRequestHandler(build, mode);
  const { pageContext } = build.entry.module as unknown as {
    pageContext: (input: PageInput) => Parameters<typeof handle>[1];
  };
  return (request, input) => handle(request, pageContext(input));
}
