/**
 * Side elevations of the six vehicles, front to the right, as strokes of one width (1.75) in a box of 160 × 110,
 * the floor at 105.
 * `signal` holds the strokes that may be coloured: lamps and light strips.
 */
export type VehicleIcon = { readonly body: string; readonly signal: string };

export const vehicleIconBox = { width: 160, height: 110, floor: 105, stroke: 1.75 } as const;

export const vehicleIcons = {
  fork: {
    body: [
      "M4 105h152",
      "M90 103v-6h42l3 3v3zM92 97V86h40v11M92 86V52l4-5h26l4 4 6 35M99 80V55h15v25zM102 74h9M102 69h9M102 64h9",
      "M80 103V18h8v85M80 27h8M82 18v-4h4v4",
      "M80 103H40a3 3 0 1 1 0-5h40M80 92H34l-5-3h51M76 89V52h4",
      "M24 89v-6h50v6M41 83v6M57 83v6M26 83V40h46v43M26 61.500h46M49 40v43",
    ].join(""),
    signal: "M92 83h40M84 14V8",
  },
  agvTugger: {
    body: [
      "M4 105h152",
      "M106 99h-8V86h50l6 8v8h-10M118 99h15M98 86V73l2-3h38l8 16M104 70l2-22h14l6 22M110 48v-4h5v4",
      "M112 94a5 5 0 1 0 .01 0M139 94a5 5 0 1 0 .01 0",
      "M10 92h66v6H10zM12 92V48M74 92V48M12 52h10M74 52H64M76 95h22",
      "M22 98a3.500 3.500 0 1 0 .01 0M64 98a3.500 3.500 0 1 0 .01 0",
      "M18 92V72h24v20M42 92V62h26v30M18 82h24M42 77h26",
    ].join(""),
    signal: "M98 81h44M112.500 44v-5",
  },
  counterBalance: {
    body: [
      "M4 105h152",
      "M86 97h-6V62l3-4h18l5 14h28l12 12v18h-13M96 97h23M80 84h60M86 79V64h11l4 15zM116 80h12M116 76h10",
      "M91 95a5 5 0 1 0 .01 0M124 95a5 5 0 1 0 .01 0",
      "M68 104V10h9v94M68 19h9M77 90h3M70.500 10V4h4v6",
      "M68 50H24l-5-3h49M64 47V12h4",
      "M12 47v-6h50v6M29 41v6M45 41v6M15 41V14h44v27M37 14v27M15 27.500h44",
    ].join(""),
    signal: "M80 88.500h62M90 58v-6",
  },
  singleConveyor: {
    body: [
      "M4 105h152",
      "M22 103v-7h116v7zM26 96V90h108v6M28 90l6-20h92l6 20M40 86l3-11h50l2 11zM106 82h14M106 78h13",
      "M40 70v-5M120 70v-5M12 65v-9h136v9z",
      "M21 60.500h.01M33 60.500h.01M45 60.500h.01M57 60.500h.01M69 60.500h.01M81 60.500h.01M93 60.500h.01M105 60.500h.01M117 60.500h.01M129 60.500h.01M139 60.500h.01",
      "M42 56v-5h64v5M64 51v5M84 51v5M46 51V20h56v31M46 35.500h56M74 20v31",
    ].join(""),
    signal: "M28 90h104",
  },
  dualConveyor: {
    body: [
      "M4 105h152",
      "M22 103v-7h116v7zM26 96V90h108v6M28 90l6-20h92l6 20M40 86l3-11h50l2 11zM106 82h14M106 78h13",
      "M40 70v-5M120 70v-5M12 65v-9h63v9zM85 65v-9h63v9z",
      "M21 60.500h.01M32 60.500h.01M43.500 60.500h.01M55 60.500h.01M66 60.500h.01M94 60.500h.01M105 60.500h.01M116.500 60.500h.01M128 60.500h.01M139 60.500h.01",
      "M24 56V28h40v28M24 42h40M97 56V36h38v20M116 36v20",
    ].join(""),
    signal: "M28 90h104M12 50v6M148 50v6",
  },
  lifter: {
    body: [
      "M4 105h152",
      "M22 103v-6l4-2h108l4 2v6zM26 92l5-9h98l5 9zM58 83v-6h44v6M112 87.500h10",
      "M16 77h128v-6H16zM22 77v20M138 77v20M22 97a3.500 3.500 0 1 0 .01 0M138 97a3.500 3.500 0 1 0 .01 0M16 71V30h6v41",
      "M30 71V42h44v29M74 71V34h44v37M30 56.500h44M74 52.500h44",
    ].join(""),
    signal: "M26 92h108",
  },
} as const satisfies Record<string, VehicleIcon>;
