import { automotive } from "./industry-pages/automotive.ts";
import { distribution } from "./industry-pages/distribution.ts";
import { fmcg } from "./industry-pages/fmcg.ts";
import type { TaskPage } from "./task-page.ts";
import { automatedMaterial } from "./use-case-pages/automated-material.ts";
import { automatedStorage } from "./use-case-pages/automated-storage.ts";
import { boxPacking } from "./use-case-pages/box-packing.ts";
import { endOfLine } from "./use-case-pages/end-of-line.ts";
import { inboundAndOutbound } from "./use-case-pages/inbound-and-outbound.ts";

export const taskPages: readonly TaskPage[] = [
  endOfLine,
  inboundAndOutbound,
  automatedMaterial,
  automatedStorage,
  boxPacking,
  fmcg,
  automotive,
  distribution,
];

/** Words that these pages share. */
export const taskPage = {
  stations: {
    plan: "On the floor",
    doers: "Vehicles and software",
    site: "On site",
    figures: "Figures",
    caseStudy: "Case study",
    questions: "Questions",
    related: "Read on",
    next: "Next step",
  },
  questions: "Asked on site.",
  action: "Talk to an engineer",
  caseStudy: { before: "Before", after: "After", systems: "In use", read: "Read the case study" },
  above: { useCase: "Use cases", industry: "Industries" },
} as const;
