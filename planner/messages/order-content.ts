/** An order of fleet control, without its header: a base that the vehicle may drive now, and a horizon. */
export type OrderContent = {
  orderId: string;
  orderUpdateId: number;
  nodes: OrderNode[];
  edges: OrderEdge[];
};

/** Metres and radians; `theta` if the vehicle has to turn to an angle before it goes on. */
export type OrderNode = {
  nodeId: string;
  sequenceId: number;
  released: boolean;
  nodePosition: { x: number; y: number; theta?: number; mapId: string };
  actions: OrderAction[];
};

/** `maxSpeed` in m/s; `orientation` in radians on the map. */
export type OrderEdge = {
  edgeId: string;
  sequenceId: number;
  released: boolean;
  startNodeId: string;
  endNodeId: string;
  maxSpeed: number;
  orientation: number;
  orientationType: "GLOBAL";
  actions: [];
};

export type OrderAction = {
  actionId: string;
  actionType: string;
  blockingType: "HARD";
  actionParameters?: { key: string; value: string }[];
};

export type NodeName = (x: number, y: number) => string;

/** The place at a point, or else a name from its coordinates in metres: x12.40y-3.00. */
export function nodeNames(places: readonly { id: string; x: number; y: number }[]): NodeName {
  const known = new Map(places.map(({ id, x, y }) => [`${x} ${y}`, id]));
  const metres = (mm: number) => (Math.round(mm / 10) / 100).toFixed(2);
  return (x, y) => known.get(`${x} ${y}`) ?? `x${metres(x)}y${metres(y)}`;
}

/** A node at a point in mm, to the tenth of a millimetre. */
export function nodeAt(nodeId: string, sequenceId: number, x: number, y: number, mapId: string): OrderNode {
  const nodePosition = { x: fine(x), y: fine(y), mapId };
  return { nodeId, sequenceId, released: true, nodePosition, actions: [] };
}

const fine = (mm: number) => Math.round(mm * 10) / 10_000;

/** From −π to π, with enough digits to restore the hundredth of a degree. */
export function radians(hundredths: number) {
  const whole = ((hundredths % 36_000) + 36_000) % 36_000;
  return Math.round(((whole > 18_000 ? whole - 36_000 : whole) / 18_000) * Math.PI * 1e5) / 1e5;
}

/** Hundredths of a degree, 0 to 35,999. */
export function hundredths(angle: number) {
  return (Math.round((angle / Math.PI) * 18_000) + 36_000) % 36_000;
}
