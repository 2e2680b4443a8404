import type { Report } from "../report.ts";

export const interfaces = {
  id: "interfaces",
  title: "Which message goes where",
  summary: "From ERP to wheel, message by message.",
  readers: "For IT and controls engineers",
  published: "2026-03-31",
  figure: {
    kind: "chain",
    heading: "What each of them knows",
    links: [
      { name: "ERP", knows: "What was sold" },
      { name: "WMS", knows: "Where it lies" },
      { name: "WES or WCS", knows: "What comes next" },
      { name: "Fleet manager", knows: "Which vehicle goes" },
      { name: "Vehicle", knows: "What is in its path" },
    ],
  },
  sections: [
    {
      heading: "The topics of VDA 5050",
      text: [
        "An open standard between fleet control and vehicles: JSON over MQTT. Our vehicles speak version 2.1.",
      ],
      link: { label: "Its six messages, recorded", to: "/vda-5050" },
    },
    {
      heading: "What stays outside",
      text: [
        "Doors, gates, lifts, and safety: personnel detection and emergency stop are on the vehicle, whatever a message says.",
        "Version 3 adds zoneSet and responses, both optional, and shared planned paths. Buy what works today.",
      ],
    },
  ],
} as const satisfies Report;
