type Nodes = readonly { released: boolean }[];
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A message's content in a few words. */
export function summaryOf(name: string, payload: Record<string, unknown>): string {
  switch (name) {
    case "order": {
      const nodes = payload["nodes"] as Nodes;
      const base = nodes.filter(({ released }) => released).length;
      const horizon = nodes.length - base;
      return `${payload["orderId"]}, update ${payload["orderUpdateId"]}: ${counted(base, "node")} released, ${horizon} planned`;
    }
    case "state": {
      const { batteryCharge, charging } = payload["batteryState"] as {
        batteryCharge: number;
        charging: boolean;
      };
      const doing = payload["paused"]
        ? "paused"
        : payload["driving"]
          ? "driving"
          : charging
            ? "charging"
            : "standing";
      return `${doing}, last node ${payload["lastNodeId"]}, battery ${Math.round(batteryCharge)}%`;
    }
    case "instantActions": {
      const actions = payload["actions"] as readonly { actionType: string }[];
      return actions.map(({ actionType }) => actionType).join(", ");
    }
    case "connection":
      return String(payload["connectionState"]);
    case "visualization": {
      const { x, y } = payload["agvPosition"] as { x: number; y: number };
      return `at ${x.toFixed(1)}, ${y.toFixed(1)} m`;
    }
    default:
      return "";
  }
}
