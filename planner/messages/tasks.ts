import { hundredths, type OrderContent } from "./order-content.ts";

/** A node of an order; x and y in mm, `reached` in ms, Infinity while the vehicle isn't on the way there. */
export type NodeAhead = {
  nodeId: string;
  /** The edge that leads to it, but for an order's first node. */
  edgeId?: string | undefined;
  sequenceId: number;
  released: boolean;
  x: number;
  y: number;
  reached: number;
};

/** What a vehicle does without a further message. Angles in hundredths of a degree, speed in m/s. */
export type Task =
  | { kind: "turn"; heading: number }
  | { kind: "arrive"; node: NodeAhead }
  | { kind: "drive"; nodes: NodeAhead[]; speed: number; heading: number }
  | { kind: "pick" | "drop"; actionId: string; loadType: string | undefined }
  | { kind: "charge"; actionId: string };

/**
 * The tasks in an order's base: edges in one line are one drive.
 * @param ahead the order's nodes, in sequence
 * @param goesOn whether the first node was sent before, with all that is to be done there
 */
export function tasksOf(
  { nodes, edges }: Pick<OrderContent, "nodes" | "edges">,
  ahead: readonly NodeAhead[],
  goesOn: boolean,
): Task[] {
  const tasks: Task[] = [];
  for (const [at, { released, nodePosition, actions }] of nodes.entries()) {
    const [edge, here, from] = [edges[at - 1], ahead[at], ahead[at - 1]];
    if (!released || !here) break;
    if (goesOn && at === 0) continue;
    const stays = from !== undefined && from.x === here.x && from.y === here.y;
    if (stays) tasks.push({ kind: "arrive", node: here });
    if (edge && from && !stays) {
      const [heading, speed] = [hundredths(edge.orientation), edge.maxSpeed];
      const last = tasks.at(-1);
      const onward =
        last?.kind === "drive" &&
        last.heading === heading &&
        last.speed === speed &&
        inLine(ahead[at - 2], from, here);
      if (onward) last.nodes.push(here);
      else tasks.push({ kind: "turn", heading }, { kind: "drive", nodes: [here], speed, heading });
    }
    if (nodePosition.theta !== undefined && (!edge || stays))
      tasks.push({ kind: "turn", heading: hundredths(nodePosition.theta) });
    for (const { actionType, actionId, actionParameters = [] } of actions) {
      if (actionType === "startCharging" || actionType === "stopCharging")
        tasks.push({ kind: "charge", actionId });
      if (actionType !== "pick" && actionType !== "drop") continue;
      const loadType = actionParameters.find(({ key }) => key === "loadType")?.value;
      tasks.push({ kind: actionType, actionId, loadType });
    }
  }
  return tasks;
}

/** Whether three points lie in one line, to a millimetre in a metre. */
function inLine(a: NodeAhead | undefined, b: NodeAhead, c: NodeAhead) {
  if (!a) return true;
  const [dx, dy, ex, ey] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y];
  return Math.abs(dx * ey - dy * ex) <= 0.001 * Math.abs(dx * ex + dy * ey) && dx * ex + dy * ey > 0;
}
