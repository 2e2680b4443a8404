import type { Plugin } from "vite";

/**
 * Vite lists the stylesheets that a lazy part needs, and adds those that the page lacks. React Router writes their
 * addresses with a `#`, so Vite would add each a second time; this plugin writes them in Vite's lists in the same way.
 */
export function sameStylesheets(): Plugin {
  return {
    name: "same-stylesheets",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk") file.code = file.code.replaceAll(/("assets\/[^"]+\.css)"/g, '$1#"');
      },
    },
  };
}
