import generated from "../generated/vehicles/lists.json" with { type: "json" };
import type { industries } from "./industries.ts";
import type { useCases } from "./use-cases.ts";

type Named<Path> = readonly { readonly title: string; readonly path: Path }[];

/**
 * What menus say of the pages of two lists, and how long a third one is; made by the build. Every page carries it as
 * script, where the records would weigh thirty times as much.
 */
export const lists = generated as {
  useCases: Named<(typeof useCases)[number]["path"]>;
  industries: Named<(typeof industries)[number]["path"]>;
  caseStudies: number;
};
