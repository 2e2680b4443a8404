import type { Body } from "../kernel/body.ts";
import { post } from "../kernel/round.ts";
import { add, type Vector } from "../kernel/vector.ts";

/** A LiDAR on a top: foot, dark window, lid. */
export const lidar = (place: Vector, size = 1): Body[] => [
  post(place, 0.062 * size, 0.025 * size, "graphite", { weight: "fine", light: true }),
  post(add(place, [0, 0, 0.025 * size]), 0.055 * size, 0.05 * size, "glass", { weight: "fine", light: true }),
  post(add(place, [0, 0, 0.075 * size]), 0.062 * size, 0.03 * size, "graphite", {
    weight: "fine",
    light: true,
  }),
];

/** A safety scanner in a corner of the skirt: a window between two rings. */
export const scanner = (x: number, y: number, z: number): Body[] => [
  post([x, y, z], 0.085, 0.022, "steel", { weight: "fine", light: true }),
  post([x, y, z + 0.022], 0.07, 0.03, "glass", { weight: "fine", light: true }),
];

/** A signal lamp: green while the vehicle travels. */
export const beacon = (place: Vector): Body[] => [
  post(place, 0.035, 0.02, "graphite", { weight: "fine", light: true }),
  post(add(place, [0, 0, 0.02]), 0.032, 0.075, "signal", { weight: "fine", light: true }),
  post(add(place, [0, 0, 0.095]), 0.035, 0.015, "graphite", { weight: "fine", light: true }),
];

/** An emergency stop: a mushroom on its collar. */
export const stopButton = (place: Vector): Body[] => [
  post(place, 0.035, 0.012, "steel", { weight: "fine", light: true }),
  post(add(place, [0, 0, 0.012]), 0.024, 0.03, "rubber", { weight: "fine", light: true }),
];
