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
        "The ERP knows what was sold, the WMS where it is stored, the WES or WCS what happens next, the fleet manager which vehicle goes, the vehicle what is in its path.",
      ],
    },
    {
      heading: "The topics of VDA 5050",
      text: [
        "VDA 5050 is an open standard between fleet control and vehicles: JSON over MQTT. Our vehicles speak version 2.1.",
      ],
      table: {
        columns: ["Topic", "From", "Says"],
        rows: [
          ["order", "Fleet control", "Where to go, by nodes and edges"],
          ["instantActions", "Fleet control", "What to do now: pause, cancel, sound"],
          ["state", "Vehicle", "Position, battery, load, errors, progress"],
          ["visualization", "Vehicle", "Position for a map, more often than state"],
          ["connection", "Vehicle, broker", "Online, or lost (MQTT's last will)"],
          ["factsheet", "Vehicle", "Size, load and kinematics"],
        ],
      },
      link: { label: "Each message, recorded; and a check of yours", to: "/vda-5050" },
    },
    {
      heading: "What stays outside",
      text: [
        "Doors, gates and lifts stay outside. So does safety: personnel detection and emergency stop are on the vehicle, whatever a message says.",
        "Version 3 adds zoneSet and responses, both optional, and shared planned paths. Plan for it; buy what works today.",
      ],
    },
  ],
} as const satisfies Report;
