import type { Words } from "../posts/internal-link.ts";
import type { SoftwarePage } from "./software-page.ts";
import { fleetManager } from "./software-pages/fleet-manager.ts";
import { integrator } from "./software-pages/integrator.ts";
import { syncos } from "./software-pages/syncos.ts";

export const softwarePages: readonly SoftwarePage[] = [syncos, fleetManager, integrator];

/** Words that these pages share. */
export const softwarePage = {
  above: { name: "SyncOS", to: "/products/syncos" },
  live: [
    { label: "See it drive on a floor", to: "/planner/play" },
    { label: "Size a fleet for your own floor", to: "/planner" },
    { label: "Read its messages, recorded from fifty forks", to: "/vda-5050" },
    { label: "Read its interfaces: REST, MQTT, OPC UA", to: "/interfaces" },
    { label: "Send it an order: a sandbox for your software", to: "/sandbox" },
  ],
  stations: {
    capabilities: "What it does",
    connections: "What it connects",
    journey: "On its way",
    benefits: "What it changes",
    questions: "Questions",
    related: "Read on",
    next: "Next step",
  },
  questions: "Asked by IT and by the shift.",
  action: "Talk to an engineer",
} as const satisfies Words;
