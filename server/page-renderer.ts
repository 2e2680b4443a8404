import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { PageInput, RenderSite } from "./page-input.ts";

/** The bundle, whose `app/entry.server.tsx` also hands a page's input to its loader. */
export type SiteBuild = ServerBuild & {
  entry: { module: { pageContext: (input: PageInput) => RouterContextProvider } };
};

/** Renders pages at request time with the bundle that the build made of `app/`. */
export function pageRenderer(build: SiteBuild, mode = "production"): RenderSite {
  const handle = createRequestHandler(build, mode);
  const { pageContext } = build.entry.module;
  return (request, input) => handle(request, pageContext(input));
}
