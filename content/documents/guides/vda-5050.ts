import type { Guide } from "../guides.ts";

export const vda5050: Guide = {
  id: "interface-vda-5050",
  kind: "Interface",
  title: "VDA 5050 on MAG vehicles",
  contents:
    "Topics order, instantActions, state, visualization, connection and factsheet, and what each carries here.",
  page: { label: "Interfaces in Reports", to: "/reports#interfaces" },
  picture: "blog-1",
  introduction:
    "VDA 5050 is an open interface between fleet control and vehicles, published by VDA with VDMA. Our vehicles speak these parts of it; the tugger on its tape takes its orders from the Integrator instead.",
  chapters: [
    {
      heading: "Messages",
      paragraphs: [
        "Messages are JSON over MQTT, one topic for each kind and each vehicle. The interface is meant for fleets of 1,000 vehicles and more.",
      ],
      facts: [
        ["order", "Where to go and what to do there, as nodes, edges and actions"],
        ["instantActions", "What can't wait: pause, cancel, charge"],
        ["state", "Position, load, battery, errors, and how far an order is done"],
        ["visualization", "Position and speed, often, for a map"],
        ["connection", "Announces a lost connection by MQTT's last will"],
        ["factsheet", "Size, load and kinematics of the vehicle"],
      ],
    },
    {
      heading: "Fleet control",
      paragraphs: [
        "It assigns orders, calculates routes, resolves deadlocks, and may interrupt transport for charging. What is released of an order is driven; the rest may still change.",
        "Version 3 adds zones, with the topics zoneSet and responses, and the sharing of planned paths. The map holds points of interest, one-way lanes, speed limits, no-go and shared zones.",
      ],
    },
    {
      heading: "Outside of it",
      paragraphs: [
        "Doors, gates and lifts are outside the interface. So is safety: personnel detection and emergency stop are on the vehicle, and no message restarts it after an emergency stop.",
      ],
    },
    {
      heading: "Mixed fleets",
      paragraphs: [
        "Other manufacturers' vehicles that speak VDA 5050 can share the floor. Their factsheet, their actions and a test on your floor decide.",
      ],
    },
  ],
};
