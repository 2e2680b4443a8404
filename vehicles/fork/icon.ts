import type { VehicleIcon } from "../icon-box.ts";

export const icon: VehicleIcon = {
  body: [
    "M4 105h152",
    "M90 103v-6h42l3 3v3zM92 97V86h40v11M92 86V52l4-5h26l4 4 6 35M99 80V55h15v25zM102 74h9M102 69h9M102 64h9",
    "M80 103V18h8v85M80 27h8M82 18v-4h4v4",
    "M80 103H40a3 3 0 1 1 0-5h40M80 92H34l-5-3h51M76 89V52h4",
    "M24 89v-6h50v6M41 83v6M57 83v6M26 83V40h46v43M26 61.500h46M49 40v43",
  ].join(""),
  signal: "M92 83h40M84 14V8",
};
