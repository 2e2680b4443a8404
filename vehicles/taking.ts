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

/** How a place gives and takes a load: `under` is driven beneath. */
export const handovers = ["floor", "rack", "conveyor", "under", "hitch"] as const;
export type Handover = (typeof handovers)[number];

/** What a vehicle carries, and where it takes it and sets it down. */
export type Taking = {
  carriers: readonly Carrier[];
  handovers: readonly Handover[];
  /** What somebody has to try on a sample before. */
  verify?: readonly Carrier[];
  /** Sets pallets on a conveyor's end, where its height and its signals allow. */
  ontoConveyors?: true;
};
