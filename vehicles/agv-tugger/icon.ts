import type { VehicleIcon } from "../icon-box.ts";

export const icon: VehicleIcon = {
  body: [
    "M4 105h152",
    "M106 99h-8V86h50l6 8v8h-10M118 99h15M98 86V73l2-3h38l8 16M104 70l2-22h14l6 22M110 48v-4h5v4",
    "M112 94a5 5 0 1 0 .01 0M139 94a5 5 0 1 0 .01 0",
    "M10 92h66v6H10zM12 92V48M74 92V48M12 52h10M74 52H64M76 95h22",
    "M22 98a3.500 3.500 0 1 0 .01 0M64 98a3.500 3.500 0 1 0 .01 0",
    "M18 92V72h24v20M42 92V62h26v30M18 82h24M42 77h26",
  ].join(""),
  signal: "M98 81h44M112.500 44v-5",
};
