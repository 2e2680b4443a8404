/** A marker on the warehouse picture; its position is in percent from the upper and the left edge. */
export type Hotspot = {
  readonly id: string;
  readonly label: string;
  readonly position: { readonly top: number; readonly left: number };
  readonly description: string;
};

export const hotspots = [
  {
    id: "aisle-sign",
    label: "Aisle sign",
    position: { top: 9.4, left: 11.5 },
    description: "A1 on the board is A1 on the map. People and the fleet use one address for the same place.",
  },
  {
    id: "rack-face",
    label: "Rack face",
    position: { top: 18.1, left: 33.7 },
    description:
      "Beam heights belong to the map. The order names bay and level, and the vehicle knows how far to lift.",
  },
  {
    id: "one-way-aisle",
    label: "One-way aisle",
    position: { top: 38.4, left: 37.2 },
    description: "One direction of travel: a narrow aisle stays passable, and no two vehicles meet head on.",
  },
  {
    id: "rack-cart",
    label: "Rack cart on a lifter",
    position: { top: 40.4, left: 16.4 },
    description: "The MAG 1500 Lifter drives under the cart, lifts it and carries it away. Payload 1500 kg.",
  },
  {
    id: "fork",
    label: "MAG 1400 Fork",
    position: { top: 52.3, left: 40.8 },
    description: "Payload 1400 kg, lift 1600 mm, 1.5 m/s. Its screen shows the charge and the next stop.",
  },
  {
    id: "load-in-pocket",
    label: "Pallet pocket",
    position: { top: 56.2, left: 34.9 },
    description: "A EUR pallet measures 1200 × 800 × 144 mm. The forks enter below its deck boards.",
  },
  {
    id: "personnel-detection",
    label: "Personnel detection",
    position: { top: 60.4, left: 41.8 },
    description:
      "Scanners watch the path and stop the truck within their range. That stays on the vehicle, whatever the software says.",
  },
  {
    id: "tugger-train",
    label: "Tugger train",
    position: { top: 77.8, left: 41.2 },
    description:
      "The MAG 1500 AGV Tugger follows magnetic tape and pulls its carts past the stations, stop by stop. Payload 1500 kg.",
  },
  {
    id: "crossing",
    label: "Crossing",
    position: { top: 70.2, left: 54.2 },
    description:
      "A shared zone. One vehicle claims it, the next waits until it is released. People have right of way.",
  },
  {
    id: "counterbalance",
    label: "Counterbalance fork",
    position: { top: 38.5, left: 64.1 },
    description:
      "Free forks for pallets that stand close to a wall or a dock. Payload 1500 kg, lift 3000 mm.",
  },
  {
    id: "dock",
    label: "Dock door",
    position: { top: 24.4, left: 83.3 },
    description: "A truck is announced, and its pallets are already staged in the order of loading.",
  },
  {
    id: "handover",
    label: "Conveyor handover",
    position: { top: 63.4, left: 81.7 },
    description: "Rollers at equal height. Both sides signal ready, and only then does the pallet move.",
  },
  {
    id: "charging",
    label: "Charging place",
    position: { top: 87.8, left: 75 },
    description:
      "Between two orders the fleet manager sees a gap and sends the vehicle here. A full charge takes 2 hours.",
  },
] as const satisfies readonly Hotspot[];
