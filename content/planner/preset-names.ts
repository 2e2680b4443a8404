/** Short names of plans to begin with, by their ids, so that all stand in a line; others have their plan's name. */
export const presetNames: Readonly<Record<string, string>> = {
  "wrapped-pallets": "Wrapped pallets",
  "line-side-milk-run": "Tugger to the line",
  "dock-to-rack": "Check to rack",
  "two-decks": "Cartons and crates",
  "racks-to-packing": "Racks to packing",
  "transfer-point": "Transfer to dispatch",
  "inbound-hand-over": "Dock to racks, two kinds",
  "line-feeding": "Line feeding, two kinds",
};
