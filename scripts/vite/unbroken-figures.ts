import type { Plugin } from "vite";
import { inProject } from "./in-project.ts";

/**
 * Spaces at which a line must not break: between a figure and its unit, whether typed or filled into a template, and in
 * the name of a standard.
 */
const spaces =
  /(?<=\d) (?=(?:kg|mm|cm|m|km|m\/s|s|min|h|hrs|hours|minutes|days|weeks|months|years|°C|%|kWh|V|Ah|GHz)\b)|(?<=\}) (?=(?:kg|mm|m|m\/s|s|min|h|hrs|hours|minutes|days|years)\b|\$\{(?:[\w?.[\]]+\.)?unit\})|(?<=\b(?:ISO|IEC|EN|VDA|VDI)) (?=\d)|(?<=\bOPC) (?=UA\b)/g;

/** The hyphen of a standard's part, as in ISO 3691-4. */
const hyphens = /(?<=\b(?:ISO|IEC|EN)\s\d+-)(?=\d)/g;

/**
 * Writes no-break spaces into the words of the site, so that its records and templates can be typed plainly. The
 * documents do the same as they set their text; commands and interfaces, which programs read, keep plain spaces.
 */
export function unbrokenFigures(): Plugin {
  return {
    name: "unbroken-figures",
    enforce: "pre",
    transform: {
      filter: { id: /\/(?:app|content|vehicles)\/[^?]+\.tsx?$/ },
      handler: (code, id) =>
        /^(?:app|content|vehicles)\//.test(inProject(id)) ? { code: unbroken(code), map: null } : null,
    },
  };
}

export function unbroken(text: string): string {
  return text.replaceAll(spaces, "\u00a0").replaceAll(hyphens, "\u2060");
}
