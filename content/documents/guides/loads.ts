import { vehicleAddress } from "#vehicles/address.ts";
import type { Guide } from "../guides.ts";

export const loads: Guide = {
  id: "guide-loads",
  kind: "Guide",
  title: "Pallets, trolleys and racks",
  contents: "EUR pallets open and closed, feet and clearances of carts, labels.",
  page: { label: "MAG 1500 Lifter", to: vehicleAddress("lifter") },
  picture: "blog-4",
  introduction: "What to check on the load.",
  chapters: [
    {
      heading: "EUR pallets",
      paragraphs: ["1200 × 800 × 144 mm, 20 to 24 kg. Pallet and load together count against the payload."],
    },
    {
      heading: "Open or closed",
      paragraphs: [
        "Forks enter open pallets below the deck boards. Closed ones have bottom boards all around and another pick-up position.",
        "Name the pallet type in every order.",
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
        "A lifter drives underneath. Feet have to be level and leave room on both sides; a missing foot tilts the load.",
        "Number the carts; check wheels, feet and frame once a year. A vehicle reports a cart that is out of place.",
      ],
    },
    {
      heading: "Labels",
      paragraphs: [
        "One label, at one height, on the side that the vehicle reaches first. Film, shadow or a dent hides it: put a second one opposite.",
      ],
    },
    {
      heading: "Damage",
      paragraphs: [
        "Sort out damaged pallets where they come in, at a place of their own, where a person decides.",
      ],
    },
  ],
};
