import type { Words } from "../posts/internal-link.ts";
import type { SoftwarePage } from "./software-page.ts";
import { fleetManager } from "./software-pages/fleet-manager.ts";
import { integrator } from "./software-pages/integrator.ts";
import { syncos } from "./software-pages/syncos.ts";

export const softwarePages: readonly SoftwarePage[] = [syncos, fleetManager, integrator];

/** Words that these pages share. */
export const softwarePage = {
  above: { name: "SyncOS", to: "/products/syncos" },
  stations: {
    capabilities: "What it does",
    connections: "What it connects",
    journey: "On its way",
    benefits: "What it changes",
    questions: "Questions",
    related: "Read on",
    next: "Next step",
  },
  action: "Talk to an engineer",
} as const satisfies Words;
