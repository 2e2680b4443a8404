/*
 * Who fits a job of one load from one place to another, from the product table, the sizes of the vehicles and the
 * planner's written rules: none of the planner's code.
 */
export type Sheet = {
  payload: number;
  lift: number;
  /** mm */
  width: number;
  height: number;
  carriers: readonly string[];
  handovers: readonly string[];
  /** mm of aisle for a load of this length and width. */
  aisle: (length: number, width: number) => number;
};

export type OneJob = {
  carrier: string;
  length: number;
  width: number;
  height: number;
  weight: number;
  from: string;
  fromHeight: number;
  to: string;
  toHeight: number;
  aisle: number;
  doorway: number;
  doorHeight: number;
  lane: number;
  gradient: number;
  coldest: number;
  warmest: number;
};

/** VDI 2198, working aisle for a 90° stack; x and Wa in mm. */
const vdi2198 = (turning: number, x: number, forks: number) => (length: number, width: number) =>
  Math.ceil(turning + Math.hypot(Math.max(length, forks) - x, width / 2) + 200);

const pallets = ["open-pallet", "closed-pallet"];

export function sheetsFrom(
  sizes: Readonly<
    Record<
      string,
      {
        width: number;
        height: number;
        front: number;
        turningRadius: number;
        forks?: { heel: number; length: number };
      }
    >
  >,
) {
  const size = (product: string) => sizes[product] ?? { width: 0, height: 0, front: 0, turningRadius: 0 };
  const stacker = (product: string) => {
    const { front, width, turningRadius, forks = { heel: 0, length: 0 } } = size(product);
    return vdi2198(Math.min(turningRadius, Math.hypot(front, width / 2)), forks.heel, forks.length);
  };
  const onTheSpot = (product: string) => (length: number, width: number) =>
    Math.ceil(Math.max(2 * size(product).turningRadius, Math.hypot(length, width)) + 200);
  const sheet = (product: string, rest: Omit<Sheet, "width" | "height">): Sheet => ({
    width: size(product).width,
    height: size(product).height,
    ...rest,
  });
  const conveyor = (product: string, payload: number) =>
    sheet(product, {
      payload,
      lift: 0,
      carriers: ["roller-unit"],
      handovers: ["conveyor"],
      aisle: onTheSpot(product),
    });
  return {
    fork: sheet("fork", {
      payload: 1400,
      lift: 1600,
      carriers: [...pallets, "trolley", "rack"],
      handovers: ["floor", "rack"],
      aisle: stacker("fork"),
    }),
    counterBalance: sheet("counterBalance", {
      payload: 1500,
      lift: 3000,
      carriers: pallets,
      handovers: ["floor", "rack"],
      aisle: stacker("counterBalance"),
    }),
    lifter: sheet("lifter", {
      payload: 1500,
      lift: 0,
      carriers: ["trolley", "rack"],
      handovers: ["under"],
      aisle: onTheSpot("lifter"),
    }),
    agvTugger: sheet("agvTugger", {
      payload: 1500,
      lift: 0,
      carriers: ["cart-train"],
      handovers: ["hitch"],
      aisle: (_, width) => Math.ceil(Math.max(width, size("agvTugger").width) + 200),
    }),
    singleConveyor: conveyor("singleConveyor", 1000),
    dualConveyor: conveyor("dualConveyor", 1500),
  };
}

/** The rules by which a vehicle is out, and those over which an engineer decides. */
export function judge(product: string, sheet: Sheet, job: OneJob) {
  const no = new Set<string>();
  const depends = new Set<string>();
  const setsOn = product === "fork" || product === "counterBalance";
  for (const at of [job.from, job.to]) {
    const isPallet = job.carrier.endsWith("-pallet");
    const trial = product === "fork" && job.carrier === "other-pallet";
    const known = sheet.carriers.includes(job.carrier);
    if (!known && !trial) no.add("handover");
    else if (at === "conveyor" && isPallet && setsOn) depends.add("handover");
    else if (!sheet.handovers.includes(at)) no.add("handover");
    else if (trial) depends.add("handover");
  }
  const lifted = [
    [job.from, job.fromHeight],
    [job.to, job.toHeight],
  ] as const;
  if (lifted.some(([at, height]) => (at === "floor" || at === "rack") && height > sheet.lift)) no.add("lift");
  if (job.weight > sheet.payload) no.add("payload");
  if (sheet.aisle(job.length, job.width) > job.aisle) no.add("aisle");
  if (Math.max(sheet.width, job.width) > job.doorway) no.add("doorway");
  if (Math.max(sheet.height, job.height) > job.doorHeight) no.add("door-height");
  if (Math.max(sheet.width, job.width) > job.lane) no.add("lane");
  if (job.gradient > 0) depends.add("gradient");
  if (job.coldest < 5 || job.warmest > 40) depends.add("temperature");
  return { no: [...no].sort(), depends: [...depends].sort() };
}
