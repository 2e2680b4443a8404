import type { ScreenControl } from "#content/products/software-page.ts";
import type { Disturbance } from "#planner/traffic/disturbances.ts";

type Lane = { from: string; to: string; door?: number | undefined };

/** The disturbance that a control causes; undefined if it places an order. */
export function disturbanceOf(
  control: ScreenControl,
  { lanes }: { lanes: readonly Lane[] },
): Disturbance | undefined {
  switch (control) {
    case "aisle":
      return {
        kind: "block",
        lane: lanes.findIndex(({ to, from }) => from === "north" && to === "crossing"),
      };
    case "door":
      return { kind: "door", lane: lanes.findIndex(({ door }) => door) };
    case "stop":
      return { kind: "stop", vehicle: 1 };
    case "call":
      return undefined;
  }
}
