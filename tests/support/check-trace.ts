/**
 * What an independent check finds in a trace. It knows no lanes, claims or plans, only the trace and the vehicle's
 * speed.
 */
export type Findings = {
  lines: number;
  overlaps: number;
  speeds: number;
  turns: number;
  /** Vehicles under a leaf that isn't wholly open, and leaves that jump. */
  doors: number;
  /** How often a door came to stand open. */
  openings: number;
  /** Orders that have a pick without an order, a drop without a pick, or another vehicle at the drop. */
  disorders: number;
  placed: number;
  picked: number;
  dropped: number;
  /** s from an order to its pick; an order that still waits at the end counts with its age. */
  waits: number[];
  /** s without a drop, while an order waited all the time. */
  longestStandstill: number;
  first: string | undefined;
};

type Box = { x: number; y: number; heading: number; length: number; width: number };
type Seen = Box & {
  id: string;
  loaded: boolean;
  state: string;
  /** Where the vehicles are of several kinds. */
  product?: string;
};
type Leaf = Box & { id: string; open: number };
type Line = {
  t: number;
  vehicles: Seen[];
  doors?: Leaf[];
  orders?: { id: string; event: string; vehicle?: string }[];
};

/** Faster turning than this looks wrong, degrees a second. */
const fastestTurn = 60;
/** A leaf opens in this time at the soonest, s. */
const soonestOpen = 0.5;
const states = new Set([
  "driving",
  "turning",
  "waiting",
  "picking",
  "dropping",
  "charging",
  "parked",
  "stopped",
]);

/** @param speeds in mm/s, as the product table has them: of all vehicles, or by product */
export function checkTrace(
  lines: Iterable<string>,
  speeds: number | Readonly<Record<string, number>>,
): Findings {
  const found: Findings = {
    lines: 0,
    overlaps: 0,
    speeds: 0,
    turns: 0,
    doors: 0,
    openings: 0,
    disorders: 0,
    placed: 0,
    picked: 0,
    dropped: 0,
    waits: [],
    longestStandstill: 0,
    first: undefined,
  };
  const open = new Map<string, { placed: number; vehicle?: string | undefined }>();
  let before: Line | undefined;
  let lastProgress = 0;
  const note = (kind: "overlaps" | "speeds" | "turns" | "doors" | "disorders", what: unknown) => {
    found[kind]++;
    found.first ??= `${kind}: ${JSON.stringify(what)}`;
  };

  for (const text of lines) {
    const line = JSON.parse(text) as Line;
    if (line.t !== found.lines * 100) note("disorders", `line ${found.lines} is of ${line.t} ms`);
    found.lines++;
    for (const [index, one] of line.vehicles.entries()) {
      if (!states.has(one.state)) note("disorders", one);
      if (!before && one.state !== "parked") note("disorders", one);
      for (const other of line.vehicles.slice(0, index))
        if (overlap(one, other)) note("overlaps", [line.t, one, other]);
      const last = before?.vehicles[index];
      if (!last) continue;
      const speed = typeof speeds === "number" ? speeds : (speeds[one.product ?? ""] ?? 0);
      const way = Math.hypot(one.x - last.x, one.y - last.y);
      if (way > speed / 10 + 0.01) note("speeds", [line.t, last, one]);
      if (way > 0.2 && !["driving", "stopped"].includes(one.state) && last.state !== "driving") {
        note("speeds", [line.t, last, one]);
      }
      const apart = Math.abs(one.heading - last.heading) % 360;
      if (Math.min(apart, 360 - apart) > fastestTurn / 10) note("turns", [line.t, last, one]);
    }
    for (const [index, door] of (line.doors ?? []).entries()) {
      const last = before?.doors?.[index]?.open ?? 0;
      if (Math.abs(door.open - last) > 0.1 / soonestOpen + 0.001) note("doors", [line.t, last, door]);
      if (door.open === 1 && last < 1) found.openings++;
      if (door.open === 1) continue;
      for (const vehicle of line.vehicles) if (overlap(vehicle, door)) note("doors", [line.t, vehicle, door]);
    }
    for (const { id, event, vehicle } of line.orders ?? []) {
      const order = open.get(id);
      if (event === "placed" && !order) {
        if (open.size === 0) lastProgress = line.t;
        open.set(id, { placed: line.t });
        found.placed++;
      } else if (event === "picked" && order && !order.vehicle) {
        order.vehicle = vehicle;
        found.waits.push((line.t - order.placed) / 1000);
        found.picked++;
      } else if (event === "dropped" && order && order.vehicle === vehicle) {
        open.delete(id);
        found.dropped++;
        lastProgress = line.t;
      } else note("disorders", [line.t, id, event, vehicle]);
    }
    if (open.size > 0)
      found.longestStandstill = Math.max(found.longestStandstill, (line.t - lastProgress) / 1000);
    before = line;
  }
  for (const { placed, vehicle } of open.values()) {
    if (!vehicle) found.waits.push(((before?.t ?? 0) - placed) / 1000);
  }
  return found;
}

/** Separating axes of two rectangles. */
function overlap(a: Box, b: Box) {
  const reach = a.length + a.width + b.length + b.width;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (Math.abs(dx) > reach || Math.abs(dy) > reach) return false;
  return [a, b].every(({ heading }) =>
    [heading, heading + 90].every((angle) => {
      const [ux, uy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      return Math.abs(dx * ux + dy * uy) < halfExtent(a, angle) + halfExtent(b, angle);
    }),
  );
}

function halfExtent({ heading, length, width }: Box, angle: number) {
  const turned = ((heading - angle) * Math.PI) / 180;
  return (length * Math.abs(Math.cos(turned)) + width * Math.abs(Math.sin(turned))) / 2;
}
