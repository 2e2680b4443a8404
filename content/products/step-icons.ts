/**
 * Small drawings of the tasks, as strokes of one width in a box of 320 × 200, the floor at 184. `signal` is what
 * moves or is measured.
 */
type Drawing = { readonly body: string; readonly signal: string };

const floor = "M4 184h312";

const pallet = (x: number, top: number, width = 136) =>
  `M${x} ${top}h${width}v7H${x}zM${x + 8} ${top + 7}v13h18v-13M${x + width / 2 - 9} ${top + 7}v13h18v-13M${x + width - 26} ${top + 7}v13h18v-13`;
const bottomBoard = (x: number, top: number, width = 136) => `M${x} ${top}h${width}v7H${x}z`;
const boxes = (x: number, bottom: number, width: number, height: number) =>
  `M${x} ${bottom}v${-height}h${width}v${height}zM${x} ${bottom - height / 2}h${width}M${x + width / 2} ${bottom}v${-height}`;
const crate = (x: number, bottom: number, width = 52, height = 34) =>
  `M${x} ${bottom - height}l5 ${height}h${width - 10}l5 ${-height}zM${x + 3} ${bottom - height + 9}h${width - 6}`;
const wheel = (x: number) => `M${x} 168a8 8 0 1 0 .1 0`;
const rollers = (x: number, top: number, width: number) =>
  `M${x} ${top}h${width}v12H${x}z${Array.from({ length: Math.floor((width - 8) / 16) }, (_, index) => `M${x + 12 + index * 16} ${top + 4}a2 2 0 1 0 .1 0`).join("")}`;
const stand = (x: number, top: number) => `M${x} ${top}V184`;
const low = (x: number, width = 112) => `M${x} 182v-8l8-12h${width - 16}l8 12v8z`;
const carrier = (x: number, width = 112) => `${low(x, width)}M${x + 22} 162l6-22h${width - 56}l6 22`;
const rack = (x: number, top: number, width: number) =>
  `M${x} 184V${top}M${x + width} 184V${top}M${x} ${(top + 184) / 2}h${width}M${x} ${top + 14}h${width}`;
const trolley = (x: number, width = 120) =>
  `M${x} 150h${width}v8H${x}zM${x} 150V74${wheel(x + 10)}${wheel(x + width - 10)}`;
const right = (from: number, to: number, y: number) => `M${from} ${y}H${to}M${to - 9} ${y - 7}l9 7-9 7`;
const left = (from: number, to: number, y: number) => `M${from} ${y}H${to}M${to + 9} ${y - 7}l-9 7 9 7`;
const up = (x: number, from: number, to: number) => `M${x} ${from}V${to}M${x - 7} ${to + 9}l7-9 7 9`;

export const stepIcons = {
  "open-pallet": {
    body: floor + boxes(92, 152, 136, 96) + pallet(92, 152),
    signal: "M20 168h98M20 162v12M124 168h20M176 168h20",
  },
  "closed-pallet": {
    body: floor + boxes(92, 152, 136, 96) + pallet(92, 152),
    signal: bottomBoard(92, 175),
  },
  "push-rack": {
    body: `${floor}M84 60v104M236 60v104M84 112h152M84 164h152v-8H84M76 60h16M228 60h16${wheel(96)}${wheel(224)}${boxes(104, 112, 46, 34)}${boxes(164, 156, 52, 30)}${boxes(104, 156, 40, 24)}`,
    signal: `M20 160h60${up(56, 152, 116)}`,
  },
  "own-pallet": {
    body: floor + boxes(112, 152, 96, 62) + pallet(72, 152, 176),
    signal: "M72 46h176M72 38v16M248 38v16M66 52l12-12M242 52l12-12",
  },
  "rack-level": {
    body: `${floor + rack(176, 20, 120)}${pallet(184, 82, 104)}${boxes(194, 82, 84, 44)}${pallet(36, 164, 104)}${boxes(46, 164, 84, 44)}`,
    signal: `M156 184V104${up(156, 150, 94)}M140 184h30`,
  },
  dock: {
    body: `${floor}M196 184V40h108v144M208 184V56h84v128M208 76h84M208 96h84${pallet(40, 164, 104)}${boxes(50, 164, 84, 52)}`,
    signal: right(152, 232, 138),
  },
  handover: {
    body: `${floor + rollers(176, 128, 132)}${stand(192, 140)}${stand(292, 140)}${pallet(28, 108, 116)}${boxes(38, 108, 96, 56)}M20 136h132M20 136v10h132v-10`,
    signal: right(156, 240, 90),
  },
  "rack-cart": {
    body: `${floor}M100 40v128M220 40v128M94 40h132M100 84h120M100 126h120${boxes(110, 84, 44, 26)}${boxes(164, 84, 40, 30)}${boxes(110, 126, 60, 26)}${low(104)}`,
    signal: right(232, 300, 110) + up(160, 160, 134),
  },
  trolley: {
    body: `${floor + trolley(70)}${boxes(84, 150, 88, 54)}M236 184V128h68v56M236 128l10-14h48l10 14`,
    signal: right(196, 230, 168),
  },
  buffer: {
    body: floor + trolley(24, 84) + trolley(122, 84) + boxes(34, 150, 60, 36) + boxes(132, 150, 60, 48),
    signal: "M228 184V92h72v92M228 92l8-8M292 92l8-8M212 140h10",
  },
  return: {
    body: floor + trolley(96, 128) + low(104),
    signal: left(84, 20, 120) + right(236, 300, 120),
  },
  component: {
    body: `${floor}M76 150h168v8H76${wheel(98)}${wheel(222)}M110 150v-26l18-20h20v-20h26v20h20l18 20v26M128 124h64M134 104v20M186 104v20`,
    signal: `M4 178h60${right(252, 308, 140)}`,
  },
  sequence: {
    body: `${floor}${[18, 118, 218].map((x) => `M${x} 152h84v7H${x}${wheel(x + 12)}${wheel(x + 72)}`).join("")}M102 156h16M202 156h16${boxes(30, 152, 60, 30)}${boxes(130, 152, 60, 48)}${boxes(230, 152, 60, 66)}`,
    signal: right(36, 284, 60),
  },
  stages: {
    body: `${floor}M16 184V96h72v88M232 184V96h72v88M16 96l12-18h48l12 18M232 96l12-18h48l12 18M120 158h80v7h-80${wheel(132)}${wheel(188)}${boxes(134, 158, 52, 32)}`,
    signal: right(96, 224, 106),
  },
  "roller-pallet": {
    body: `${floor + rollers(88, 132, 144) + stand(100, 144)}${carrier(104)}${pallet(96, 112, 128)}${boxes(106, 112, 108, 66)}`,
    signal: right(228, 308, 124),
  },
  transfer: {
    body: `${floor + rack(196, 16, 104)}${rollers(12, 132, 120)}${carrier(20)}${boxes(30, 132, 84, 52)}M140 132h48v12h-48z${stand(164, 144)}`,
    signal: right(122, 182, 106),
  },
  door: {
    body: `${floor}M208 184V32h16v152M208 32h16M32 132h128v12H32${carrier(40)}${boxes(56, 132, 80, 52)}`,
    signal: right(170, 300, 112),
  },
  crates: {
    body: `${floor + rollers(32, 140, 132) + crate(40, 140) + crate(104, 140) + crate(72, 106)}${rollers(204, 140, 96)}${stand(216, 152)}${stand(288, 152)}${carrier(42)}`,
    signal: right(168, 250, 118),
  },
  exchange: {
    body: `${floor + rollers(28, 140, 124)}${rollers(168, 140, 124)}${boxes(52, 140, 76, 54)}${crate(204, 140)}${low(60, 200)}`,
    signal: left(66, 12, 66) + right(232, 308, 84),
  },
  "two-decks": {
    body: `${floor + rollers(28, 140, 124)}${rollers(168, 140, 124)}${boxes(48, 140, 84, 60)}${boxes(188, 140, 84, 60)}${low(60, 200)}`,
    signal: `M90 12V68M83 59l7 9 7-9M230 12V68M223 59l7 9 7-9`,
  },
  "two-stations": {
    body: `${floor}M12 184v-64h52v64M256 184v-64h52v64M12 120l8-12h36l8 12M256 120l8-12h36l8 12${rollers(98, 140, 56)}${rollers(166, 140, 56)}${boxes(104, 140, 44, 34)}${boxes(172, 140, 44, 44)}${low(104)}`,
    signal: left(122, 72, 88) + right(196, 248, 78),
  },
  apart: {
    body: `${floor + rollers(28, 140, 124)}${rollers(168, 140, 124)}${boxes(52, 140, 76, 54)}${crate(196, 140, 68, 44)}${low(60, 200)}`,
    signal: "M160 56v20M160 84v20M160 112v20M160 140v14",
  },
} as const satisfies Record<string, Drawing>;

export type StepIcon = keyof typeof stepIcons;
