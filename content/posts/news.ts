import { vehicleAddress } from "#vehicles/address.ts";
import { inWords, withFigures } from "../wording/figures.ts";
import type { InternalLink } from "./internal-link.ts";
/** News in short. Figures are those of the specification. */
export type NewsItem = {
  /** Also the item's anchor: /news#id. */
  readonly id: string;
  /** ISO date. */
  readonly date: string;
  readonly topic: "Vehicles" | "Software" | "Company";
  readonly title: string;
  readonly text: readonly string[];
  readonly more: { readonly label: string; readonly to: InternalLink };
};

/** Newest first. */
export const news = [
  {
    id: "floor-checklist",
    date: "2026-10-20",
    topic: "Company",
    title: "A checklist for the floor, to print and walk with",
    text: [
      "Everything to measure, mark and agree before the first vehicle arrives is now on one page: aisles, doorways, gaps, gradients, loads, crossings.",
    ],
    more: { label: "Open the checklist", to: "/reports#floor" },
  },
  {
    id: "opc-ua-both-ways",
    date: "2026-09-08",
    topic: "Software",
    title: "The Integrator reads and writes OPC UA tags",
    text: [
      "A station that is ready used to tell the fleet. Now the fleet also tells the station that a vehicle is docked, so a conveyor starts on a handshake rather than a timer.",
    ],
    more: { label: "SyncOS Integrator", to: "/products/integrator" },
  },
  {
    id: "two-million-hours",
    date: "2026-07-14",
    topic: "Company",
    title: "2M production hours",
    text: ["All deployed systems together have passed two million production hours."],
    more: { label: "Case studies", to: "/case-studies" },
  },
  {
    id: "fork-amr",
    date: "2026-05-19",
    topic: "Vehicles",
    title: `MAG 1400 Fork AMR: no support legs, lift ${inWords("counterBalance", "Lift")}`,
    text: [
      withFigures`The sixth vehicle in the range is counterbalanced. With no support legs in front of the load, it works close to walls and on the second rack level. Payload ${inWords("counterBalance", "Payload")}, lift ${inWords("counterBalance", "Lift")}.`,
      "It joins the map that the others use.",
    ],
    more: { label: "See its figures", to: vehicleAddress("counterBalance") },
  },
  {
    id: "factsheets",
    date: "2026-03-24",
    topic: "Software",
    title: "The Fleet Manager asks a vehicle what it can carry",
    text: [
      "VDA 5050 has a message for that: the factsheet, with size, load and kinematics. The Fleet Manager reads it when a vehicle connects, and assigns it only what it can carry.",
    ],
    more: { label: "SyncOS Fleet Manager", to: "/products/fleet-manager" },
  },
  {
    id: "150-systems",
    date: "2026-02-10",
    topic: "Company",
    title: "150+ systems deployed",
    text: [
      "From a single fork on one route to mixed fleets with doors and lifts. More than 30 clients run them.",
    ],
    more: { label: "About us", to: "/about-us" },
  },
  {
    id: "partner-programme",
    date: "2025-11-18",
    topic: "Company",
    title: "A programme for partners",
    text: [
      "Dealers, system integrators, consultants and service partners can join. The page says who brings what.",
    ],
    more: { label: "Partner with us", to: "/partner-with-us" },
  },
] as const satisfies readonly NewsItem[];
