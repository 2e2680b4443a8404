import { drivesOn, type History } from "./history.ts";
import type { State } from "./read-content.ts";
import { broken, type Finding, kept, type Rule, sections } from "./rule.ts";

/** What a vehicle at rest may still measure: m/s, rad/s, and m and rad between two states. */
const still = { speed: 0.05, turning: 0.05, way: 0.5, angle: 0.5 };

/** How long (s) a vehicle may take to stand at the end of its order. */
const stops = 10;

/** A vehicle that says that it doesn't drive neither moves nor turns. */
export const driving: Rule = {
  name: "driving",
  kinds: ["state"],
  sections: sections("6.10.6", "7.8"),
  after: ["schema"],
  inOrder: true,
  judge({ content: { state }, header }, history) {
    if (!state) return undefined;
    if (state.driving) {
      if (drivesOnItsOwn(state, header.headerId, history))
        return broken("The vehicle drives, but has no order, nor an action that goes on.");
      const since = drivesOn(state, history) ? history.drivesOnSince : undefined;
      const seconds = since === undefined || header.at === undefined ? 0 : (header.at - since) / 1000;
      if (seconds <= stops) return undefined;
      return broken(
        `The vehicle has driven for ${seconds.toFixed(1)} s with nothing ahead of it, nor an action that goes on.`,
      );
    }
    const { stood, stateHeader, state: before } = history;
    const arrived = droveNot(state, header.headerId, history);
    if (arrived) return arrived;
    const { velocity, position } = state;
    if (velocity && (velocity.speed > still.speed || velocity.turning > still.turning))
      return broken(
        `driving is false, but the vehicle moves at ${velocity.speed.toFixed(2)} m/s and turns at ${velocity.turning.toFixed(2)} rad/s.`,
      );
    const isNext = header.headerId === (stateHeader?.headerId ?? -2) + 1;
    if (stood && position && isNext && !before?.driving && stood.mapId === position.mapId) {
      const [dx, dy] = [position.x - stood.x, position.y - stood.y];
      const way = Math.sqrt(dx * dx + dy * dy);
      const isPlaced = [...state.allActions.values()].some(
        ({ type }) => type === "initPosition" || type === "initializePosition",
      );
      if (way > still.way && state.mode === "AUTOMATIC" && !isPlaced)
        return broken(`driving was false and is false, but the vehicle has moved by ${way.toFixed(1)} m.`);
      const turned = between(stood.theta ?? 0, position.theta ?? stood.theta ?? 0);
      if (turned > still.angle && state.mode === "AUTOMATIC" && !isPlaced)
        return broken(
          `driving was false and is false, but the vehicle has turned by ${turned.toFixed(2)} rad.`,
        );
    }
    return velocity || (stood && position) ? kept("The vehicle stands.") : undefined;
  },
};

/** The angle (rad) between two orientations, the short way round. */
const between = (one: number, other: number) => {
  const away = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(away, 2 * Math.PI - away);
};

/** In automatic mode a vehicle drives by orders and actions; the end of a drive may come after that of its order. */
function drivesOnItsOwn(state: State, headerId: unknown, history: History) {
  const { state: before, stateHeader, sinceOnline, pending } = history;
  if (state.mode !== "AUTOMATIC" || state.nodes.length > 0 || state.edges.length > 0) return false;
  const isOpen = ({ status }: { status: string }) => status !== "FINISHED" && status !== "FAILED";
  if ([...state.allActions.values()].some(isOpen) || pending.size > 0) return false;
  if (before?.mode !== "AUTOMATIC" || sinceOnline.has("state")) return false;
  if (headerId !== (stateHeader?.headerId ?? -2) + 1) return false;
  if (state.orderId === "" && before.orderId === "") return true;
  const isOver = before.nodes.length === 0 && !before.driving && !before.paused;
  return isOver && state.orderId === before.orderId && state.updateId === before.updateId;
}

/** The state before said that the vehicle drove, with nothing ahead of it, just where this one says that it stands. */
function droveNot(state: State, headerId: unknown, history: History): Finding | undefined {
  const { state: before, stateHeader, sinceOnline, pending, isWell } = history;
  const last = history.last.get("state");
  if (!last || !before?.driving || !isWell || sinceOnline.has("state") || pending.size > 0) return undefined;
  if (headerId !== (stateHeader?.headerId ?? -2) + 1 || before.mode !== "AUTOMATIC") return undefined;
  if (state.orderId !== before.orderId || state.updateId !== before.updateId) return undefined;
  const isOpen = ({ status }: { status: string }) => status !== "FINISHED" && status !== "FAILED";
  if (before.nodes.length > 0 || before.edges.length > 0) return undefined;
  if ([...before.allActions.values()].some(isOpen) || !before.localized) return undefined;
  const [here, there] = [state.position, before.position];
  const isMoved = here?.x !== there?.x || here?.y !== there?.y || here?.theta !== there?.theta;
  if (!here || !there || isMoved || here.mapId !== there.mapId) return undefined;
  const wrong =
    "driving is true, with nothing ahead. The next state has the vehicle stand at the same place, to the millimetre.";
  return { ...broken(wrong), of: { line: last.line, headerId: last.sentAs } };
}
