import { company } from "../../company/company.ts";
import { officeHours } from "../../company/office-hours.ts";
import { promise } from "../../forms/promise.ts";
import { countWord } from "../../wording/count-word.ts";
import type { Answer } from "./answer.ts";

/** Hours of a working day, as the office has them. */
const workingDay = officeHours.closes - officeHours.opens;

/** What happens when something stops, and when, in working hours. */
export const reactions = {
  heading: "From the stop to somebody at the vehicle",
  note: `Working hours after the stop, ${countWord(workingDay)} to a day (remote help: by the clock). To plan with; an offer names those of your contract.`,
  steps: [
    {
      what: "The fleet has stopped",
      how: "Remote help, day and night",
      when: "Within 1 hour, with a support contract",
      hours: 1,
    },
    {
      what: "A vehicle has stopped",
      how: "An engineer looks at its log with you",
      when: "Within 4 working hours",
      hours: 4,
    },
    {
      what: "A question",
      how: "By form, email or phone",
      when: `${promise.when[0]?.toUpperCase()}${promise.when.slice(1)}`,
      hours: workingDay,
    },
    {
      what: "Somebody has to come",
      how: "A service partner, or we",
      when: "Next working day, by contract",
      hours: 2 * workingDay,
    },
  ],
} as const;

/** Figures to plan with; the contract settles them, and the page says so. */
export const service: Answer = {
  path: "/service",
  drawn: "clock",
  chapters: [
    {
      id: "help",
      station: "Help",
      headline: "Who helps.",
      parts: [
        {
          heading: "Who does what",
          text: [
            "Your own people clear what a vehicle reports on its screen. A service partner in your region is the first line; we are the second, and hold the spare parts.",
          ],
        },
        {
          heading: "Have at hand",
          text: ["The vehicle's number, the status on its screen, and the time at which it stopped."],
        },
      ],
    },
    {
      id: "parts",
      station: "Parts",
      headline: "Spare parts and wear.",
      parts: [
        {
          heading: "Spare parts",
          text: [
            "Wearing parts (wheels, rollers, chains, bumpers) leave stock on the working day of the order, others within ten working days. Parts of a type stay available for ten years after the last one was built. Both are terms to plan with. A starter kit on site saves the wait.",
          ],
        },
        {
          heading: "Inspection",
          text: [
            "Once a year, and twice where vehicles work in three shifts: brakes, scanners, stop functions, lift gear, wheels, battery. We service one vehicle at a time while the fleet keeps working.",
          ],
        },
        {
          heading: "Battery",
          text: [
            "Plan for a new one when its run time no longer covers your longest shift without a gap to charge.",
          ],
        },
        {
          heading: "Software updates",
          text: [
            "SyncOS is updated while the fleet rests, after a test on your map. The earlier version stays available.",
          ],
        },
      ],
    },
    {
      id: "warranty",
      station: "Warranty",
      headline: "What the warranty covers.",
      parts: [
        {
          heading: "Length",
          text: [
            "24 months from acceptance, batteries included. Terms to plan with; your contract has the binding ones. A service contract can follow, vehicle by vehicle.",
          ],
        },
        {
          heading: "Covered",
          text: ["Faults of material and manufacture: the part, the work and the technician's travel."],
        },
        {
          heading: "Not covered",
          text: [
            "Wear of wheels and chains, damage from collisions and overload, and changes that nobody agreed with us.",
          ],
        },
      ],
    },
  ],
  closing: {
    headline: "Has a vehicle stopped?",
    text: `Phone ${company.phone.shown} with its number and what its screen says. A form is answered ${promise.when}.`,
    action: { label: "Ask the service", to: "/contact?about=service" },
    related: [
      { label: "What a fleet costs", note: "Service is one part of it", to: "/costs" },
      { label: "Become a service partner", note: "Partner with us", to: "/partner-with-us" },
      { label: "Manuals and guides", note: "Product documentation", to: "/product-documentation" },
    ],
  },
};
