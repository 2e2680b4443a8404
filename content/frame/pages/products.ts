import { vehicleCount, vehiclesFirst } from "../../wording/counts.ts";
import { highestLift, kindsFirst, payloads } from "../../wording/line.ts";
import type { PageRecord } from "../pages.ts";

/** SyncOS and MAG. */
export const productPages = [
  {
    path: "/products/syncos",
    title: "SyncOS: the software that runs the fleet",
    description:
      "SyncOS takes orders from ERP, WMS and MES and turns them into missions for a mixed fleet, over VDA 5050 and MQTT.",
    statement: "From order to mission",
    introduction: [
      "SyncOS connects the systems that know what is needed with the vehicles that deliver it. The Integrator takes orders from ERP, WMS and MES; the Fleet Manager decides which vehicle goes, by which route, and when.",
      "It speaks VDA 5050, the open interface between fleet control and vehicles, over MQTT.",
    ],
  },
  {
    path: "/products/fleet-manager",
    title: "SyncOS Fleet Manager",
    description:
      "Gives each order to the vehicle that fits, plans its route, resolves deadlocks and finds time to charge, for the whole fleet.",
    statement: "One plan for every vehicle",
    introduction: [
      "The Fleet Manager weighs position, battery, workload and priority, and gives each order to the vehicle that fits. It plans the route, lets one vehicle at a time into a shared zone, and sends vehicles to charge when there is a gap.",
      "Safety stays on the vehicle: personnel detection and the emergency stop never depend on fleet software.",
    ],
  },
  {
    path: "/products/integrator",
    title: "SyncOS Integrator",
    description:
      "Connects ERP, WMS, MES, PLCs, doors and lifts to the fleet by REST, MQTT and OPC UA: one signal is enough to call a vehicle.",
    statement: "Signals become missions",
    introduction: [
      "A finished pallet, an empty station, a pressed call button: the Integrator takes each signal by REST, MQTT or OPC UA and turns it into a mission the fleet understands. It also opens doors, gates and lifts on the route.",
    ],
  },
  {
    path: "/products/Mag",
    title: `MAG: ${vehicleCount} vehicles, one fleet`,
    description: `${kindsFirst} side by side: payloads from ${payloads}, lift heights to ${highestLift}.`,
    heading: "MAG vehicles",
    statement: `${vehiclesFirst} vehicles. One fleet.`,
    introduction: [`${kindsFirst}. Payloads run from ${payloads}, lift heights to ${highestLift}.`],
  },
  {
    path: "/products/compare",
    title: "Compare vehicles: dimensions and figures",
    description:
      "Two or three MAG vehicles side by side: dimensions, turning circle, aisle, lift and payload, differences first, at one scale.",
    heading: "Compare vehicles",
    introduction: [
      "What decides between them, where they differ, and how large they are beside one another.",
    ],
  },
  {
    path: "/planner",
    title: "Planner: which MAG, how many, does it pay?",
    description:
      "Describe load, floor and flow: which MAG vehicle fits and why the others don't, how many you need, and whether it pays.",
    statement: "Which one, how many, does it pay?",
    introduction: ["Say what has to move, and where. The planner answers from the vehicles' own data."],
  },
  {
    path: "/planner/play",
    title: "Hall: the fleet drives on your floor",
    description:
      "Our traffic code drives a MAG fleet on your floor, in the browser: block a lane, stop a vehicle, cut a connection, and watch it recover.",
    heading: "The hall, live",
    statement: "See it drive",
    introduction: [
      "The Fleet Manager's traffic code drives your plan in this page. Press the floor to make trouble, and watch what becomes of the orders.",
    ],
  },
  {
    path: "/planner/method",
    title: "How the planner computes",
    description:
      "The planner's model, its formulas with their sources, what it leaves out, and its figures beside published ones.",
    heading: "How the planner computes",
    introduction: [
      "The planner's model, part by part: its formulas and where they come from, what it leaves out, and its figures beside those of theory and textbooks.",
    ],
    links: [{ label: "Ask the planner", to: "/planner" }],
  },
  {
    path: "/vda-5050",
    title: "VDA 5050: messages, and a validator for yours",
    description:
      "Every VDA 5050 message with an example from our own hall, a recorded session of fifty vehicles, and a check of your messages in words.",
    heading: "VDA 5050, message by message",
    introduction: [
      "The open interface between fleet control and vehicles, with messages of a running fleet. Paste yours, and read what is wrong with it: which field, what is allowed, what to do.",
    ],
  },
] as const satisfies readonly PageRecord[];
