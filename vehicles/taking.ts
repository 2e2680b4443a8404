/** What a load stands on or is carried by. */
export const carriers = [
  "open-pallet",
  "closed-pallet",
  "other-pallet",
  "trolley",
  "rack",
  "cart-train",
  "roller-unit",
] as const;
export type Carrier = (typeof carriers)[number];

/** How a place hands a load over; at `under` the vehicle drives beneath it. */
export const handovers = ["floor", "rack", "conveyor", "under", "hitch"] as const;
export type Handover = (typeof handovers)[number];

/** What a vehicle carries, and where it can pick and drop it. */
export type Taking = {
  carriers: readonly Carrier[];
  handovers: readonly Handover[];
  /** Carriers that have to be tried with a sample first. */
  verify?: readonly Carrier[];
  /** Takes pallets from a conveyor's end and sets them on it, if the conveyor's height and signals allow. */
  atConveyors?: true;
};
