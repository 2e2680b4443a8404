import { pathToFileURL } from "node:url";
import type { RenderSite } from "./page-input.ts";
import type { SiteBuild } from "./page-renderer.ts";

/**
 * Loads the renderer at the first rendered page: most pages are files, and loading takes 200 of a start's 700 ms.
 * @param file the module that the build made of `app/`
 * @returns also `load`, to load it while nobody waits
 */
export function lateRenderer(file: string) {
  let opened: Promise<RenderSite> | undefined;
  const load = () => {
    opened ??= open(file).catch((error) => {
      /* A failing disk or a limit on open files may have recovered by the next page. */
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
