import type { Report } from "../report.ts";

export const interfaces = {
  id: "interfaces",
  title: "Which message goes where",
  summary: "From ERP to wheel, message by message.",
  readers: "For IT and controls engineers",
  published: "2026-03-31",
  sections: [
    {
      heading: "The usual path",
      text: [
        "The ERP knows what was sold, the WMS where it lies, the WES or WCS what comes next, the fleet manager which vehicle goes, the vehicle what is in its path.",
      ],
    },
    {
      heading: "The topics of VDA 5050",
      text: [
        "An open standard between fleet control and vehicles: JSON over MQTT. Our vehicles speak version 2.1.",
      ],
      table: {
        columns: ["Topic", "From", "Says"],
        rows: [
          ["order", "Fleet control", "Nodes and edges to drive"],
          ["instantActions", "Fleet control", "Pause, cancel, sound"],
          ["state", "Vehicle", "Position, battery, load, errors"],
          ["visualization", "Vehicle", "Position, more often"],
          ["connection", "Vehicle, broker", "Online or lost"],
          ["factsheet", "Vehicle", "Size, load and kinematics"],
        ],
      },
      link: { label: "Each message, recorded", to: "/vda-5050" },
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
