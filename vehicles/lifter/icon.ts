import type { VehicleIcon } from "../icon-box.ts";

export const icon: VehicleIcon = {
  body: [
    "M4 105h152",
    "M22 103v-6l4-2h108l4 2v6zM26 92l5-9h98l5 9zM58 83v-6h44v6M112 87.500h10",
    "M16 77h128v-6H16zM22 77v20M138 77v20M22 97a3.500 3.500 0 1 0 .01 0M138 97a3.500 3.500 0 1 0 .01 0M16 71V30h6v41",
    "M30 71V42h44v29M74 71V34h44v37M30 56.500h44M74 52.500h44",
  ].join(""),
  signal: "M26 92h108",
};
