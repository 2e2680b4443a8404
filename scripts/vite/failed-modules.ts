import type { Plugin } from "vite";

const reload = "window.location.reload();";

/**
 * If the next page's module can't be fetched, React Router reloads the present page, and can't be configured otherwise.
 * This plugin makes it notify the document instead: app/document/failed-fetch.ts loads the page that was asked for.
 */
export function failedModules(): Plugin {
  return {
    name: "failed-modules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!id.endsWith("/react-router/dist/production/lib/dom/ssr/routeModules.js")) return;
      if (!code.includes(reload))
        throw new Error(
          "React Router loads modules in another way now: look at scripts/vite/failed-modules.ts",
        );
      return code.replace(reload, 'dispatchEvent(new Event("site:failed-module"));');
    },
  };
}
