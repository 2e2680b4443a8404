/**
 * The figures that the vehicles carry on their sides and are built to, as the product table gives them.
 * Payload is always named as payload: the titles carry other numbers.
 */
export const productNames = [
  "fork",
  "agvTugger",
  "counterBalance",
  "singleConveyor",
  "dualConveyor",
  "lifter",
] as const;
export type ProductName = (typeof productNames)[number];

export interface Figures {
  title: string;
  /** the two lines painted on the vehicle */
  series: string;
  type: string;
  /** kg */
  payload: number;
  /** m/s */
  speed: number;
  /** highest fork position, mm */
  lift?: number;
}

export const productTable: Record<ProductName, Figures> = {
  fork: { title: "MAG 1400 Fork", series: "MAG 1400", type: "Fork", payload: 1400, speed: 1.5, lift: 1600 },
  agvTugger: {
    title: "MAG 1500 AGV Tugger",
    series: "MAG 1500",
    type: "AGV Tugger",
    payload: 1500,
    speed: 0.6,
  },
  counterBalance: {
    title: "MAG 1400 Fork AMR (counterbalance)",
    series: "MAG 1400",
    type: "Fork AMR",
    payload: 1500,
    speed: 1.5,
    lift: 3000,
  },
  singleConveyor: {
    title: "MAG 1500 Single Conveyor",
    series: "MAG 1500",
    type: "Single Conveyor",
    payload: 1000,
    speed: 1,
  },
  dualConveyor: {
    title: "MAG 1500 Dual Conveyor",
    series: "MAG 1500",
    type: "Dual Conveyor",
    payload: 1500,
    speed: 0.7,
  },
  lifter: { title: "MAG 1500 Lifter", series: "MAG 1500", type: "Lifter", payload: 1500, speed: 1.5 },
};

export const payloadText = (figures: Figures): string => `Payload ${figures.payload} kg`;
export const liftText = (figures: Figures): string => (figures.lift ? `Lift ${figures.lift} mm` : "");
