/** What the drawn screens of the fleet manager show: one moment of an invented shift. */
export const screens = {
  map: {
    title: "Map",
    note: "Hall 2",
    label:
      "Drawn screen: a map with lanes as nodes and edges; one vehicle has claimed the crossing, another one waits before it",
    legend: ["claimed", "free", "waiting"],
  },
  orders: {
    title: "Orders",
    note: "Hall 2, 14:05",
    label:
      "Drawn screen: a list of five orders with their places, the vehicle that carries each one, and how far it is",
    head: ["Order", "From, to", "Vehicle", "Done"],
    rows: [
      { id: "2041", way: "Wrapper 1 → Staging 2", vehicle: "Fork 3", done: 0.8 },
      { id: "2042", way: "Rack B-14 → Dock 1", vehicle: "Fork AMR 1", done: 0.55 },
      { id: "2043", way: "Picking → Table 4", vehicle: "Lifter 2", done: 0.3 },
      { id: "2044", way: "Filling 2 → Cold store", vehicle: "Dual 1", done: 0.1 },
      { id: "2045", way: "Wrapper 1 → Staging 3", vehicle: "Fork 1", done: 0 },
    ],
  },
  vehicles: {
    title: "Vehicles",
    note: "6 of 6 connected",
    label: "Drawn screen: six vehicles with what they do and how far their batteries are charged",
    rows: [
      { name: "Fork 1", state: "On its way to wrapper 1", charge: 0.72 },
      { name: "Fork 3", state: "Carries order 2041", charge: 0.64 },
      { name: "Fork AMR 1", state: "Waits at the crossing", charge: 0.58 },
      { name: "Lifter 2", state: "Carries order 2043", charge: 0.81 },
      { name: "Dual 1", state: "Takes a load over", charge: 0.47 },
      { name: "Tugger 1", state: "Charges until 14:30", charge: 0.35 },
    ],
  },
  signals: {
    title: "Signals",
    note: "Last five",
    label:
      "Drawn screen: five signals with their time, where they came from, and the mission each one became",
    rows: [
      { time: "14:05:02", source: "Wrapper 1, contact", became: "Mission 2045" },
      { time: "14:04:47", source: "Filling 2, OPC UA", became: "Mission 2044" },
      { time: "14:04:31", source: "Door 3, MQTT", became: "Is open" },
      { time: "14:04:10", source: "Table 4, button", became: "Mission 2043" },
      { time: "14:03:58", source: "WMS, REST", became: "Missions 2041 and 2042" },
    ],
  },
} as const;
