import type { Body } from "../kernel/body.ts";
import { box, patch } from "../kernel/loft.ts";
import { post } from "../kernel/round.ts";

/** A call button on its post: a person asks for a vehicle here. */
export const callPost = (): Body[] => [
  post([0, 0, 0], 0.14, 0.03, "graphite", { weight: "fine" }),
  post([0, 0, 0.03], 0.03, 1.05, "steel", { weight: "fine" }),
  box([-0.11, -0.08, 1.08], [0.22, 0.16, 0.24], "shell", {
    weight: "fine",
    sides: {
      0: (on) => [{ outline: patch(on, 0.28, 0.25, 0.72, 0.75), material: "signal", weight: "fine" }],
    },
  }),
];
