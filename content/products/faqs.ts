import { coldLossInWords } from "../wording/cold.ts";
import { vehicleCount } from "../wording/counts.ts";
import { hoursOfLine } from "../wording/figures.ts";
import { mappedFirst } from "../wording/line.ts";

export type Faq = { readonly question: string; readonly answer: readonly string[] };

export const faqs = [
  {
    question: "How many vehicles do we need?",
    answer: [
      "Missions per hour, times cycle time in hours, divided by utilisation: 40 missions in the peak hour at 6 minutes each and 80% utilisation need five vehicles.",
      "The peak hour runs at 1.5 to 2.5 times the average.",
    ],
  },
  {
    question: "Does it work with our WMS?",
    answer: [
      "Yes. The Integrator takes its orders and reports each delivery back. Your system stays in charge of the stock.",
    ],
  },
  {
    question: "Do we have to change the floor?",
    answer: [
      `${mappedFirst} of the ${vehicleCount} vehicles need no track. The AGV Tugger follows magnetic tape.`,
      "ISO 3691-4 requires prepared operating zones: marked lanes, clearances, rules where people cross. We draw them with you.",
    ],
  },
  {
    question: "What happens after an emergency stop?",
    answer: [
      "The vehicle stays put until a person releases it. The Fleet Manager routes the others around it where the map allows, and reassigns its open orders.",
    ],
  },
  {
    question: "How are the vehicles charged?",
    answer: [
      `Between two orders: ${hoursOfLine("Charge")} for ${hoursOfLine("Run time")} of work. A cold store shortens that: lithium iron phosphate loses some ${coldLossInWords}% of its capacity at 0 °C.`,
    ],
  },
  {
    question: "Can other manufacturers' vehicles join the fleet?",
    answer: [
      "Yes, if they speak VDA 5050. Doors, gates and lifts are outside that standard; the Integrator handles them.",
    ],
  },
] as const satisfies readonly Faq[];
