import type { Page } from "../pages.ts";
import { talkToAnEngineer } from "./talk-to-an-engineer.ts";

/** Five tasks. */
export const useCasePages = [
  {
    path: "/use-cases/solution-end-of-line",
    title: "End of line: from the wrapper to staging",
    description: "Finished pallets leave the wrapper by themselves and reach staging in loading order.",
    heading: "The line never waits for a truck",
    introduction: [
      "An empty pallet is dispensed, filled, wrapped and labelled. By then a vehicle is on its way: it picks the pallet up at the wrapper and sets it down at staging, in loading order.",
    ],
    next: [
      { label: "The vehicle for it: MAG 1400 Fork", to: "/products/mag-product?product=fork" },
      talkToAnEngineer,
    ],
  },
  {
    path: "/use-cases/inbound-and-outbound",
    title: "Inbound and outbound",
    description:
      "From the dock to the check, the buffer and the rack, up to 3000 mm, and back in the sequence of the loading list.",
    heading: "Dock to rack, and back in order",
    introduction: [
      "Goods come off the truck, are checked, wait in a buffer and go into the rack. On the way out the same chain runs backwards, in the sequence of the loading list. Vehicles carry every leg between them.",
    ],
    next: [{ label: "See Distribution Centers", to: "/industries/distribution" }, talkToAnEngineer],
  },
  {
    path: "/use-cases/automated-material",
    title: "Automated material movement",
    description: "Milk runs by tugger and on-call trips by lifter: parts reach the line in build sequence.",
    heading: "Parts arrive in build sequence",
    introduction: [
      "A tugger runs the loop, its carts in sequence; a lifter brings the rack that a station calls for. The line side holds what the next hour needs, and no more.",
    ],
    next: [{ label: "MAG 1500 AGV Tugger", to: "/products/mag-product?product=agvTugger" }, talkToAnEngineer],
  },
  {
    path: "/use-cases/automated-storage",
    title: "Automated storage and retrieval",
    description: "Pallets leave and enter the storage system at its transfer point, without a forklift.",
    heading: "Storage hands over, the fleet carries on",
    introduction: [
      "A storage and retrieval system puts the pallet down at its transfer point. A vehicle claims the transfer point, takes the pallet and frees it for the next one, around the clock.",
    ],
    next: [{ label: "How places are claimed", to: "/products/fleet-manager" }, talkToAnEngineer],
  },
  {
    path: "/use-cases/box-packing",
    title: "Box packing",
    description:
      "A lifter brings racks of picked boxes to the packing table that is free, and takes empty ones back. Packers stay where they are.",
    heading: "Packers pack. Racks come to them.",
    introduction: [
      "A lifter drives under a rack of picked boxes and brings it to the packing station that is free. When the rack is empty the lifter takes it away, and the next one is already waiting.",
    ],
    next: [{ label: "MAG 1500 Lifter", to: "/products/mag-product?product=lifter" }, talkToAnEngineer],
  },
] as const satisfies readonly Page[];
