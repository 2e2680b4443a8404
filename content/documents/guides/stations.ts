import type { Guide } from "../guides.ts";
import { handovers } from "../reports/handovers.ts";

/* One handshake in the report and here. */
const { signals, sides, both } = handovers.figure;
const sender = { left: sides[0], right: sides[1], both };
const lowered = (words: string) => `${words[0]?.toLowerCase()}${words.slice(1)}`;

export const stations: Guide = {
  id: "interface-stations",
  kind: "Interface",
  title: "Stations, doors and lifts",
  contents: "OPC UA tags, PLC signals, call buttons; the handshake of level conveyors.",
  page: { label: "SyncOS Integrator", to: "/products/integrator" },
  picture: "blog-7",
  introduction: "The signals between machines, doors and the fleet.",
  chapters: [
    {
      heading: "Triggers",
      paragraphs: ["A mission may begin at a machine."],
      facts: [
        ["Call button", "One press, one mission"],
        ["PLC signal", "Load ready, place free, place full"],
        ["OPC UA", "Tags that the Integrator reads and writes"],
        ["REST, MQTT", "Stations with a computer"],
      ],
    },
    {
      heading: "The handshake",
      paragraphs: [
        "A load moves only while both sides say that they are ready; if one falls silent, both stop.",
        "Each deck has its own signals.",
      ],
      facts: signals.map(({ name, from, means }) => [name, `${sender[from]}: ${lowered(means)}`] as const),
    },
    {
      heading: "Doors and gates",
      paragraphs: [
        "Outside VDA 5050. The Integrator opens a door for one vehicle at a time, usually before it arrives; a cold-store door only once it is there, to keep the cold in.",
      ],
    },
    {
      heading: "Lifts",
      paragraphs: [
        "A lift is claimed before a vehicle drives to it and closed to others until it is released. People see that it is taken.",
      ],
    },
  ],
};
