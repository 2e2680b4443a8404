import type { Report } from "../report.ts";

export const interfaces = {
  id: "interfaces",
  title: "Which message goes where",
  summary: "How an order gets from ERP to wheel, message by message.",
  readers: "For IT and controls engineers",
  published: "2026-03-31",
  sections: [
    {
      heading: "The usual path",
      text: [
        "The ERP knows what was sold, the WMS where it is stored, the WES or WCS what happens next. The fleet manager knows which vehicle goes, and the vehicle knows what is in its path.",
        "Each system answers one question and passes the next one down.",
      ],
    },
    {
      heading: "The topics of VDA 5050",
      text: [
        "The open interface between fleet control and vehicles: MQTT, with JSON messages. These are the topics of version 2.1, which our vehicles speak.",
      ],
      table: {
        columns: ["Topic", "From", "Says"],
        rows: [
          ["order", "Fleet control", "Where to go, along which nodes and edges"],
          ["instantActions", "Fleet control", "What to do now: pause, cancel, sound"],
          ["state", "Vehicle", "Position, battery, load, errors, progress"],
          ["visualization", "Vehicle", "Position for a map, more often than state"],
          ["connection", "Vehicle, broker", "Online, or lost: announced by MQTT's last will"],
          ["factsheet", "Vehicle", "Size, load and kinematics"],
        ],
      },
      link: { label: "Each message, recorded; and a check of yours", to: "/vda-5050" },
    },
    {
      heading: "What stays outside",
      text: [
        "Doors, gates and lifts are controlled outside the standard. So is safety: personnel detection and the emergency stop are on the vehicle, whatever a message says.",
        "Version 3 adds two optional topics, zoneSet and responses, and the sharing of planned paths. Plan for it, and buy what works today.",
      ],
    },
  ],
} as const satisfies Report;
