import type { InternalLink } from "../posts/internal-link.ts";
import { industries } from "./industries.ts";
import type { TaskPage } from "./task-page.ts";
import { useCases } from "./use-cases.ts";

export const taskPages: readonly TaskPage<InternalLink>[] = [...useCases, ...industries];

/** What a card shows of a page. */
export const cardOf = ({ path, name, card, picture }: TaskPage) => ({
  title: name,
  content: card,
  path,
  picture,
});

/** Words that these pages share. */
export const taskPage = {
  stations: {
    plan: "On the floor",
    vehicles: "Vehicles and software",
    site: "On site",
    caseStudy: "Case study",
    questions: "Questions",
    related: "Read on",
    next: "Next step",
  },
  questions: "Asked on site.",
  another: "Ask another one",
  planner: "Which vehicle, and how many? Ask the planner",
  action: "Talk to an engineer",
  caseStudy: { before: "Before", after: "After", read: "Read the case study" },
} as const;
