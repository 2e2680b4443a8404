import type { Guide } from "../guides.ts";

export const stations: Guide = {
  id: "interface-stations",
  kind: "Interface",
  title: "Stations, doors and lifts",
  contents: "OPC UA tags, PLC signals and call buttons; the handshake between level conveyors.",
  page: { label: "SyncOS Integrator", to: "/products/integrator" },
  picture: "blog-7",
  introduction:
    "Fixed equipment has to talk to vehicles. This description covers the signals between machines, doors and the fleet.",
  chapters: [
    {
      heading: "Triggers",
      paragraphs: ["A mission may begin at a machine, without any order from above."],
      facts: [
        ["Call button", "One press, one mission"],
        ["PLC signal", "Load ready, place free, place full"],
        ["OPC UA", "Tags that the Integrator reads, and those it writes"],
        ["REST, MQTT", "For stations with a computer of their own"],
      ],
    },
    {
      heading: "The handshake",
      paragraphs: [
        "The conveyor on a vehicle and the fixed one are level. A load moves only while both sides say that they are ready; if one of them falls silent, both stop.",
        'On a vehicle with two decks, each has its own signals. "Free" on the left says nothing about the right.',
      ],
      facts: [
        ["In place", "The vehicle stands at the conveyor"],
        ["Ready to give", "One side has a load and may move"],
        ["Ready to take", "The other side is empty and may move"],
        ["Running", "The load is between the two"],
        ["Done", "The load has arrived; the vehicle may leave"],
      ],
    },
    {
      heading: "Doors and gates",
      paragraphs: [
        "They are controlled outside VDA 5050. The Integrator opens a door for one vehicle at a time, usually before it arrives, so that it need not stop. A cold-store door opens only once the vehicle is there, because each passage lets cold air out.",
      ],
    },
    {
      heading: "Lifts",
      paragraphs: [
        "A lift is a place like any other: claimed before a vehicle drives to it and closed to others until it is released. People who call it meanwhile see that it is taken.",
      ],
    },
  ],
};
