import { vehicleAddress } from "#vehicles/address.ts";
import type { Guide } from "../guides.ts";

export const loads: Guide = {
  id: "guide-loads",
  kind: "Guide",
  title: "Pallets, trolleys and racks",
  contents: "Open and closed EUR pallets, pick-up positions, feet and clearances of carts, labels.",
  page: { label: "MAG 1500 Lifter", to: vehicleAddress("lifter") },
  picture: "blog-4",
  introduction:
    "A vehicle picks up a load that is where it expects it, the way it expects it. This guide says what to check on the load.",
  chapters: [
    {
      heading: "EUR pallets",
      paragraphs: [
        "The EUR pallet measures 1200 × 800 × 144 mm and weighs 20 to 24 kg. Its payload is added to that weight: both count against the payload of the vehicle.",
      ],
    },
    {
      heading: "Open or closed",
      paragraphs: [
        "Open pallets can be entered by forks from below the deck boards. Closed ones have bottom boards all around, and not every truck can enter them. The pick-up position differs between the two.",
        "Name the pallet type in every order, so that the position is known before the vehicle arrives.",
      ],
      facts: [
        ["MAG 1400 Fork", "Open and closed EUR pallets, trolleys, push racks"],
        ["MAG 1400 Fork AMR", "Counterbalanced: open and closed EUR pallets"],
        ["Other pallets", "Subject to verification: send a drawing or a sample"],
      ],
    },
    {
      heading: "Trolleys and racks",
      paragraphs: [
        "A lifter drives underneath, lifts and carries. The feet have to leave room on both sides and be level; a missing foot tilts the load.",
        "Number the carts, and check them once a year: wheels, feet, frame. A vehicle declines a cart that is out of place and reports it.",
      ],
    },
    {
      heading: "Labels",
      paragraphs: [
        "One label, at one height, on the side that the vehicle reaches first. Film, shadows and forklift dents make labels unreadable; a second label on the opposite side costs little.",
      ],
    },
    {
      heading: "Damage",
      paragraphs: [
        "Sort out damaged pallets where they come in, not where they are picked up. A separate place for rejected pallets keeps the lane free, and a person decides there.",
      ],
    },
  ],
};
