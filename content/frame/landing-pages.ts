import { vehicleAddress } from "#vehicles/address.ts";
import { promise } from "../forms/promise.ts";
import type { Words } from "../posts/internal-link.ts";
import { allCaseStudies, vehiclesFirst } from "../wording/counts.ts";
/** Words of the three landing pages. */
export const lp1Words = {
  picture: "landing-1",
  action: "Size my first route",
  product: "fork",
  why: {
    station: "The route",
    heading: "The route where pallets wait longest",
    text: "Every floor has one: from the wrapper to staging, or from the dock to inspection. It is walked or driven again and again, between the same two places.",
  },
  figures: { station: "The vehicle", heading: "What it takes over" },
  steps: {
    station: "How it starts",
    heading: "From a walk to the first shift",
    items: [
      {
        title: "Walk the route",
        text: "You send loads, distance and shifts. An engineer checks the aisle, the pallets and both ends of the route.",
      },
      {
        title: "Prepare the floor",
        text: "Lanes and crossings are marked as ISO 3691-4 requires. The vehicle needs no track.",
      },
      {
        title: "Run one shift",
        text: "A MAG 1400 Fork takes over the route. The contract names who is on site.",
      },
      {
        title: "Keep the map",
        text: "The second vehicle joins the same map.",
      },
    ],
  },
  form: {
    station: "Your route",
    headline: "Which route is it?",
    text: `Tell us where it starts and ends, what it carries and how often. ${promise.full}`,
    related: [
      {
        label: "Every figure of the MAG 1400 Fork",
        note: "The vehicle",
        to: vehicleAddress("fork"),
      },
      { label: "From the wrapper to staging", note: "Use case", to: "/use-cases/solution-end-of-line" },
      {
        label: "Pallets reach the dock in loading order",
        note: "Case study",
        to: "/case-study/wrapped-pallets",
      },
    ],
  },
} as const satisfies Words;

export const lp2Words = {
  diagram: {
    heading: "A hub for all your systems",
    label:
      "ERP, WMS, MES, PLCs, doors and vehicles each stand alone at first; then all of them are joined to SyncOS in the middle",
    apart: "Before",
    joined: "With SyncOS",
    systems: ["ERP", "WMS", "MES", "PLC", "Doors", "Vehicles"],
    center: "SyncOS",
    more: "Learn more about SyncOS",
  },
  figures: { station: "In operation" },
  customers: { station: "Customers", label: "Customers", pause: "Pause", play: "Play" },
  touch: {
    headline: "What should we connect first?",
    text: `Name the machine that waits and the system that should know. ${promise.short}`,
    action: { label: "Get in touch", to: "/contact" },
    related: [
      { label: "How an order travels", note: "SyncOS", to: "/products/syncos" },
      { label: "Which message goes where", note: "Report", to: "/reports#interfaces" },
    ],
  },
} as const satisfies Words;

export const lp3Words = {
  picture: "landing-3",
  form: { heading: "Start where you are" },
  figures: { station: "In operation" },
  customers: { station: "Customers", label: "Customers", pause: "Pause", play: "Play" },
  related: [
    { label: "How many vehicles a peak hour needs", note: "Report", to: "/reports#sizing" },
    { label: `${vehiclesFirst} vehicles side by side`, note: "MAG overview", to: "/products/Mag" },
    allCaseStudies,
  ],
} as const satisfies Words;

/** The page that is not there yet, and the magazine. */
export const comingSoonWords = {
  picture: "agv-tugger-gallery-3",
  text: "This page is in preparation. These pages are ready:",
} as const;

export const magazineWords = {
  picture: "magazine",
  issue: "Issue 1",
  contents: "In preparation",
  articles: [
    { title: "Who goes first", kind: "A crossing, watched for a day" },
    { title: "The pallet, measured", kind: "1200 × 800 × 144 mm, and what becomes of them" },
    { title: "Twelve hours at 0 °C", kind: "A shift in a cold store, told by those who charge" },
    { title: "Tape", kind: "Why a line on the floor is still a good idea" },
  ],
  related: [
    { label: "Blogs", note: "Notes from the floor", to: "/blogs" },
    { label: "Reports", note: "Longer reading", to: "/reports" },
    { label: "Podcasts", note: "One question at a time", to: "/podcasts" },
  ],
} as const satisfies Words;
