import type { Page } from "playwright-core";

/** Files that are held back on their way to a page, until they are released. */
export function held(files: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    holdOn: (page: Page) =>
      page.route(files, async (route) => {
        await promise;
        await route.continue().catch(() => undefined);
      }),
    release: resolve,
  };
}
