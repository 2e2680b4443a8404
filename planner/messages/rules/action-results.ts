import { isEnded } from "./action-states.ts";
import type { History } from "./history.ts";
import type { ActionState, State } from "./read-content.ts";
import { broken, kept, type Rule, sections } from "./rule.ts";

/** What a predefined action has changed shows in the state in which it is FINISHED. */
export const actionResults: Rule = {
  name: "action-results",
  kinds: ["state"],
  sections: sections("6.8.2", "6.2.3.2"),
  after: ["schema", "action-states", "actions-reported", "blocking"],
  inOrder: true,
  judge({ content: { state }, header }, history) {
    if (!state) return undefined;
    if (header.headerId !== (history.stateHeader?.headerId ?? -2) + 1) return undefined;
    const ended = [...state.allActions.values()].filter(({ id, status }) => {
      const before = history.actionStates.get(id)?.status;
      return status === "FINISHED" && before !== "FINISHED" && before !== "FAILED";
    });
    let asked = 0;
    for (const action of ended) {
      const sent = history.sent.get(action.id);
      const type = sent && !sent.isRefused ? sent.action.type : action.type;
      const result = Object.hasOwn(results, String(type)) ? results[String(type)] : undefined;
      /* Where two of a kind end at once, the later one counts, and nobody can tell which that is. */
      if (!result || ended.filter((other) => other.type === action.type).length > 1) continue;
      const wrong = result(state, action, history);
      if (wrong !== undefined) return broken(`${type} (${action.id}) is FINISHED, but ${wrong}.`);
      asked++;
    }
    return asked === 0 ? undefined : kept("What has ended shows in the state.");
  },
};

/** What is wrong with a state in which an action has just ended. */
type Result = (state: State, action: ActionState, history: History) => string | undefined;

const charges =
  (on: boolean): Result =>
  ({ charging, allActions }, _, { actionStates }) => {
    const counter = on ? "stopCharging" : "startCharging";
    const isUndone = [...allActions.values()].some(({ id, type, status }) => {
      const before = actionStates.get(id)?.status;
      return type === counter && status !== "WAITING" && before !== "FINISHED" && before !== "FAILED";
    });
    return charging === undefined || charging === on || isUndone ? undefined : `charging is ${charging}`;
  };

/** Whether another handling may have changed the loads meanwhile. */
const isBusy = ({ allActions }: State, { id }: ActionState, { actionStates }: History) =>
  [...allActions.values()].some((other) => {
    if (other.id === id || (other.type !== "pick" && other.type !== "drop")) return false;
    const before = actionStates.get(other.id)?.status;
    return other.status !== "WAITING" && before !== "FINISHED" && before !== "FAILED";
  });

const stored =
  (isRight: (maps: NonNullable<State["maps"]>) => boolean, why: string) =>
  ({ maps }: State) =>
    maps === undefined || isRight(maps) ? undefined : why;

const mapOf = ({ id }: ActionState, { sent }: History) => {
  const parameters = sent.get(id)?.action.parameters;
  const [map, version] = [parameters?.get("mapId"), parameters?.get("mapVersion")];
  return map === undefined || version === undefined ? undefined : { map, version };
};

const mapResult =
  (isRight: (found: { inUse: boolean } | undefined) => boolean, why: string): Result =>
  (state, action, history) => {
    const asked = mapOf(action, history);
    if (!asked) return undefined;
    const { map, version } = asked;
    return stored(
      (maps) => isRight(maps.find((each) => each.id === map && each.version === version)),
      `map ${JSON.stringify(map)}, version ${JSON.stringify(version)}, ${why}`,
    )(state);
  };

const placed: Result = ({ lastNodeId, position }, { id }, { sent }) => {
  const parameters = sent.get(id)?.action.parameters;
  const [node, map] = [parameters?.get("lastNodeId"), parameters?.get("mapId")];
  if (typeof node === "string" && node !== lastNodeId)
    return `lastNodeId is ${JSON.stringify(lastNodeId)}, not ${JSON.stringify(node)}`;
  if (typeof map === "string" && position && position.mapId !== map)
    return `the vehicle is on map ${JSON.stringify(position.mapId)}, not ${JSON.stringify(map)}`;
  return undefined;
};

const zoneSetResult =
  (isRight: (found: { inUse: boolean } | undefined) => boolean, why: string): Result =>
  ({ zoneSets }, { id }, { sent }) => {
    const asked = sent.get(id)?.action.parameters.get("zoneSetId");
    if (asked === undefined || !zoneSets || isRight(zoneSets.find((each) => each.id === asked)))
      return undefined;
    return `zone set ${JSON.stringify(asked)} ${why}`;
  };

/** Whether somebody enables a zone set in the state in which one was downloaded. */
const isEnabled = ({ allActions }: State) =>
  [...allActions.values()].some(({ type, status }) => type === "enableZoneSet" && status !== "WAITING");

/** What had ended in the state before is gone where it is cleared. */
const cleared: Result = ({ actions, allActions }, { id }, { actionStates }) => {
  const ofOrder = new Set(actions.map((action) => action.id));
  const left = [...allActions.values()].find(
    (each) => each.id !== id && !ofOrder.has(each.id) && isEnded(actionStates.get(each.id)?.status ?? ""),
  );
  return left && !actionStates.has(id) ? `instant action ${left.id} is still told` : undefined;
};

const results: Readonly<Record<string, Result>> = {
  startCharging: charges(true),
  stopCharging: charges(false),
  pick: ({ loads }) => (loads?.length === 0 ? "the vehicle has no load" : undefined),
  drop: (state, action, history) => {
    const before = history.loadsBefore.get(action.id) ?? 0;
    if (!state.loads || before === 0 || isBusy(state, action, history)) return undefined;
    return state.loads.length < before ? undefined : "the vehicle still has its load";
  },
  enableMap: mapResult((map) => map?.inUse === true, "isn't ENABLED"),
  downloadMap: mapResult((map) => map !== undefined, "isn't on the vehicle"),
  deleteMap: mapResult((map) => map === undefined, "is still on the vehicle"),
  initPosition: placed,
  initializePosition: placed,
  downloadZoneSet: (...of) =>
    zoneSetResult((set) => set !== undefined, "isn't on the vehicle")(...of) ??
    (isEnabled(of[0])
      ? undefined
      : zoneSetResult((set) => set?.inUse === false, "is ENABLED at once")(...of)),
  enableZoneSet: zoneSetResult((set) => set?.inUse === true, "isn't ENABLED"),
  deleteZoneSet: zoneSetResult((set) => set === undefined, "is still on the vehicle"),
  clearInstantActions: cleared,
  startHibernation: ({ driving, nodes }) =>
    driving ? "the vehicle drives" : nodes.length > 0 ? "its order isn't cleared" : undefined,
};
