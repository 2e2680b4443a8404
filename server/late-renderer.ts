import { pathToFileURL } from "node:url";
import type { RenderSite } from "./page-input.ts";
import type { SiteBuild } from "./page-renderer.ts";

/**
 * Renders pages with a build that is loaded when the first one is asked for: most pages are files, and loading takes as
 * long as all else that a start does (200 of 700 ms).
 * @param file the module that the build made of `app/`
 * @returns `load` too, for a moment in which nobody waits
 */
export function lateRenderer(file: string) {
  let opened: Promise<RenderSite> | undefined;
  const load = () => {
    opened ??= open(file).catch((error) => {
      /* A disk or a limit on open files may be well again at the next page. */
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const renderPage: RenderSite = async (request, input) => (await load())(request, input);
  return { renderPage, load };
}

async function open(file: string) {
  const [{ pageRenderer }, build] = await Promise.all([
    import("./page-renderer.ts"),
    import(pathToFileURL(file).href) as Promise<SiteBuild>,
  ]);
  return pageRenderer(build);
}
