import { type ClientInstrumentation, createPath } from "react-router";

/** The address being navigated to, while the navigation lasts; undefined on the browser's Back and Forward. */
let destination: string | undefined;

/** Whether a document has been requested already: offline, module and data fail at the same time. */
let isLeaving = false;

/**
 * Loads a page as a document where its module or its data can't be fetched. Left alone, React Router reloads the page
 * that the visitor is leaving when a module is missing, and shows an error page when data is.
 */
export const loadDocumentOnFailedFetch: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(navigate, { to, currentUrl }) {
        const aim = typeof to === "string" ? absolute(to, currentUrl) : undefined;
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
        if (!destination || !isSamePage(destination)) openDocument();
        await new Promise(() => {});
      },
    }),
};

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

function isSamePage(path: string) {
  return new URL(path, location.origin).pathname === location.pathname;
}

function absolute(to: string, from: string) {
  return createPath(new URL(to, new URL(from, location.origin)));
}
