import type { Words } from "../posts/internal-link.ts";
import type { Faq } from "../products/faqs.ts";
import { vehicleCount } from "../wording/counts.ts";
import { hoursOfLine, inWords, withFigures } from "../wording/figures.ts";
import { mappedFirst } from "../wording/line.ts";

type Overview = {
  shared: readonly { title: string; text: string }[];
  questions: readonly Faq[];
};

/** Words of the overview of all vehicles that belong to no record of their own. */
export const overview = {
  action: { label: "Get Quote", to: "/contact?about=Mag" },
  compare: {
    station: "Side by side",
    headline: "The key figures.",
    caption: `The ${vehicleCount} MAG vehicles compared: payload, speed, lift, run time and charge`,
    hint: "Choose a figure to sort by it.",
    more: { label: "Compare two or three in full", to: "/products/compare" },
    vehicle: "Vehicle",
    none: "none",
  },
  choose: { station: "Which one", headline: "Start with the load." },
  shared: { station: `All ${vehicleCount}`, headline: "What they all share." },
  stations: { questions: "Questions", related: "Read on", next: "Quote" },
  questionsHeadline: "Before you choose.",
  next: {
    headline: "Not sure which one?",
    introduction: "Send us a picture of the load and its route. We name the vehicle that fits, and say why.",
  },
} as const satisfies Words;

export const overviewLists: Overview = {
  shared: [
    {
      title: "SyncOS runs them",
      text: `${mappedFirst} navigate by a shared map, the tugger by its tape. Orders come from one place.`,
    },
    {
      title: "They stop by themselves",
      text: "Personnel detection and the emergency stop stay on the vehicle, whatever the software says.",
    },
    {
      title: "They charge between orders",
      text: `${hoursOfLine("Charge")} for ${hoursOfLine("Run time")} of operation, whenever the Fleet Manager sees a gap.`,
    },
    {
      title: "An open interface",
      text: `${mappedFirst} speak VDA 5050, the tugger takes its orders from the Integrator. Other makes that speak it can join.`,
    },
  ],
  questions: [
    {
      question: "Are the numbers in the names payloads?",
      answer: [
        withFigures`No. 1400 and 1500 name two series. The payload stands beside each vehicle and is always called payload: the single conveyor carries ${inWords("singleConveyor", "Payload")}, the counterbalance fork ${inWords("counterBalance", "Payload")}.`,
      ],
    },
    {
      question: "Can different vehicles work on one floor?",
      answer: [
        "Yes, under the same lanes, speed limits and zones. A place that one vehicle has claimed is closed to the others until it is released.",
      ],
    },
    {
      question: "Under which conditions do the figures hold?",
      answer: [
        "They hold for the standard vehicle on a level floor at normal temperature. Cold, slopes and worn floors change them. A quote gives the figures for your site.",
      ],
    },
  ],
};
