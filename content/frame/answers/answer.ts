import type { ReportSection } from "../../documents/report.ts";
import type { InternalLink, Words } from "../../posts/internal-link.ts";
import type { answerPages } from "../pages/answers.ts";

/** A page that answers what buyers ask before they fill in a form. */
export type Answer = {
  path: (typeof answerPages)[number]["path"];
  /** What is drawn beside its heading: a sum as it grows, ways to a stop, hours after one, an order and its answer. */
  drawn?: "growth" | "stops" | "clock" | "exchange";
  /** The commands of the sandbox follow its first chapter. */
  hasCommands?: true;
  chapters: readonly {
    /** Its anchor on the page: /costs#sum. */
    id: string;
    station: string;
    headline: string;
    parts: readonly ReportSection<InternalLink>[];
  }[];
  closing: {
    headline: string;
    text: string;
    action: { label: string; to: InternalLink };
    related: readonly { label: string; note?: string; to: InternalLink }[];
  };
};

/** Links to the four pages, with the names that other pages use. */
export const answerLinks = [
  { label: "What a fleet costs", note: "The parts of the price, and what drives each", to: "/costs" },
  { label: "Safety and conformity", note: "CE marking, certificates, noise", to: "/safety" },
  { label: "Interfaces", note: "REST API, MQTT, VDA 5050, network", to: "/interfaces" },
  { label: "Service and warranty", note: "Spare parts, reaction times", to: "/service" },
] as const satisfies Words;
