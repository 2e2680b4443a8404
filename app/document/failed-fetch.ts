import { type ClientInstrumentation, createPath } from "react-router";

/** The address that a visitor is on the way to, as long as the way lasts; undefined on the browser's Back and Forward. */
let destination: string | undefined;

/** Whether a document is asked for already: offline, module and data are lost at once. */
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
        /* A search asks for data at every pause of the typing: no reason to take the page away. */
        if (!destination || !isSamePage(destination)) openDocument();
        await new Promise(() => {});
      },
    }),
};

/* scripts/vite/failed-modules.ts has React Router's loader of modules say this. */
addEventListener("site:failed-module", openDocument);

/**
 * React Router goes on waiting for the part, so whatever comes next has to be a document too: one more Back, or the
 * page as the browser has kept it, in the middle of its way.
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
