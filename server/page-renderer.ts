import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { PageInput } from "./page-input.ts";
import type { RenderPage } from "./pages.ts";

/** The bundle, whose `app/entry.server.tsx` also puts what a page is made of where its loader finds it. */
export type SiteBuild = ServerBuild & {
  entry: { module: { pageContext: (input: PageInput) => RouterContextProvider } };
};

/** Renders pages at request time with the bundle that the build made of `app/`. */
export function pageRenderer(build: SiteBuild, mode = "production"): RenderPage {
  const handle = createRequestHandler(build, mode);
  const { pageContext } = build.entry.module;
  return (request, input) => handle(request, pageContext(input));
}
