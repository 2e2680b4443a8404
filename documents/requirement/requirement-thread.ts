import { readFile } from "node:fs/promises";
import { openToken, tokenOf } from "#planner/link/link.ts";
import { type CostField, readCosts } from "#planner/money/read-costs.ts";
import { sumsOf } from "#planner/presets/sums-of.ts";
import type { Sizing } from "#planner/sizing/sizing.ts";
import type { EnteredSum } from "./cost-rows.ts";
import { makeRequirement } from "./make-requirement.ts";

/** The query of a plan's address, and the plan's sizing, if it has one. */
export type RequirementTask = { query: string; sizing: Sizing | undefined };

/* Awaited here, so that a thread that could not read them ends, and the next one tries again. */
const fonts = await readFonts();

/**
 * Sets the requirement document of a plan, in a thread of its own. Every result in it is the server's own: an address could
 * name any.
 * @returns undefined if the address holds no plan
 */
export default async function setOne({ query, sizing }: RequirementTask) {
  const parameters = new URLSearchParams(query);
  const opened = openToken(parameters.get("plan") ?? "");
  if (!opened.ok) return undefined;
  const { plan } = opened.value;
  const sums = sumsOf(parameters, tokenOf(plan));
  const { costs, freed, fields } = readCosts(sums, plan);
  const entered = costs && fields.map(enteredIn);
  return makeRequirement(fonts, { plan, sizing, sums, costs, freed, entered });
}

/** A field as it was filled in: its label, its value, its band. */
const enteredIn = ({ label, value, options, band }: CostField): EnteredSum => [
  label,
  options?.find((option) => option.value === value)?.label ?? (value || "–"),
  band?.value ?? "",
];

/** Reads the cut typefaces that the build has made. */
async function readFonts() {
  const cut = (name: string) => readFile(`build/cards/${name}.ttf`);
  return {
    text: await cut("text"),
    strong: await cut("strong"),
    heading: await cut("heading"),
    "wide-text": await cut("wide-text"),
    "wide-strong": await cut("wide-strong"),
  };
}
