import type { ClientInstrumentation } from "react-router";
import type { SearchedPattern } from "#addresses/pages.ts";

/** The page whose address follows what is typed. */
const searched = "/search" satisfies SearchedPattern;

/** The address being navigated to, while the navigation lasts; undefined on the browser's Back and Forward. */
let destination: URL | undefined;

/** Whether a document has been requested already: offline, module and data fail at the same time. */
let isLeaving = false;

/**
 * Loads a page as a document where its module or its data can't be fetched. Left alone, React Router reloads the page
 * that the visitor is leaving when a module is missing, and shows an error page when data is.
 */
export const loadDocumentOnFailedFetch: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(navigate, { to }) {
        /* One that is begun again ends the first, whose address is the same and not this one. */
        const aim = typeof to === "string" ? new URL(to, location.href) : undefined;
        destination = aim;
        isLeaving = false;
        await navigate();
        if (destination === aim) destination = undefined;
      },
    }),
  route: (route) =>
    route.instrument({
      async loader(load) {
        const { status, error } = await load();
        if (status !== "error" || error.name === "AbortError") return;
        /* A search fetches data at every pause in typing: a failure there must not replace the page. */
        if (location.pathname !== searched || destination?.pathname !== searched) openDocument();
        await new Promise(() => {});
      },
    }),
};

/** Fetches a page's data. Where there is none, as when too many pages wait, the document has the words for it. */
export async function fetchData(request: Request) {
  const answer = await fetch(request);
  if (!answer.ok) throw Error();
  return answer;
}

/* scripts/vite/failed-modules.ts makes React Router's module loader dispatch this. */
addEventListener("site:failed-module", openDocument);

/**
 * React Router keeps waiting for the failed fetch, so the next navigation has to load a document too: one more Back, or
 * a page that the browser restores from its cache in mid-navigation.
 */
function openDocument() {
  if (isLeaving) return;
  isLeaving = true;
  const reload = () => location.reload();
  addEventListener("popstate", reload);
  addEventListener("pageshow", ({ persisted }) => persisted && reload());
  if (destination) location.assign(destination);
  else reload();
}
