import generated from "../../generated/vehicles/lists.json" with { type: "json" };
import type { industries } from "../tasks/industries.ts";
import type { useCases } from "../tasks/use-cases.ts";

type Named<Path> = readonly { readonly title: string; readonly path: Path }[];

/**
 * The menu entries of two lists, and the length of a third; made by the build. Every page carries this as script; the
 * records would weigh thirty times as much.
 */
export const lists = generated as {
  useCases: Named<(typeof useCases)[number]["path"]>;
  industries: Named<(typeof industries)[number]["path"]>;
  caseStudies: number;
};
