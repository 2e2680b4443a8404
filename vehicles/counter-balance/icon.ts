import type { VehicleIcon } from "../icon-box.ts";

export const icon: VehicleIcon = {
  body: [
    "M4 105h152",
    "M86 97h-6V62l3-4h18l5 14h28l12 12v18h-13M96 97h23M80 84h60M86 79V64h11l4 15zM116 80h12M116 76h10",
    "M91 95a5 5 0 1 0 .01 0M124 95a5 5 0 1 0 .01 0",
    "M68 104V10h9v94M68 19h9M77 90h3M70.500 10V4h4v6",
    "M68 50H24l-5-3h49M64 47V12h4",
    "M12 47v-6h50v6M29 41v6M45 41v6M15 41V14h44v27M37 14v27M15 27.500h44",
  ].join(""),
  signal: "M80 88.500h62M90 58v-6",
};
