import type { Guide } from "../guides.ts";

export const vda5050: Guide = {
  id: "interface-vda-5050",
  kind: "Interface",
  title: "VDA 5050 on MAG vehicles",
  contents: "What each of the six topics carries, from order to factsheet.",
  page: { label: "Interfaces in Reports", to: "/reports#interfaces" },
  picture: "blog-1",
  introduction:
    "The open interface between fleet control and vehicles, by VDA and VDMA. All our vehicles speak it but the tugger, which the Integrator commands.",
  chapters: [
    {
      heading: "Messages",
      paragraphs: [
        "JSON over MQTT, one topic for each kind and vehicle, meant for fleets of 1,000 and more.",
      ],
      facts: [
        ["order", "Where to go and what to do, as nodes, edges and actions"],
        ["instantActions", "What can't wait: pause, cancel, charge"],
        ["state", "Position, load, battery, errors, progress"],
        ["visualization", "Position and speed, often, for a map"],
        ["connection", "A lost connection, by MQTT's last will"],
        ["factsheet", "Size, load and kinematics"],
      ],
    },
    {
      heading: "Fleet control",
      paragraphs: [
        "Assigns orders, calculates routes, resolves deadlocks, may interrupt transport for charging. What is released is driven; the rest may change.",
        "Version 3 adds zones, with the topics zoneSet and responses, and shared planned paths. The map holds points of interest, one-way lanes, speed limits, no-go and shared zones.",
      ],
    },
    {
      heading: "Outside the standard",
      paragraphs: [
        "Doors, gates, lifts, and safety: personnel detection and emergency stop are on the vehicle, and no message restarts it.",
      ],
    },
    {
      heading: "Mixed fleets",
      paragraphs: [
        "Other manufacturers' vehicles can share the floor. Their factsheet, their actions and a test on your floor decide.",
      ],
    },
  ],
};
