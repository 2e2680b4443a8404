import { fieldsOf, listOf } from "#planner/messages/rules/read-content.ts";

/** An event of a vehicle, as the AsyncAPI document has it. */
export type FleetEvent = { event: Kind | "released"; at: string; text?: string };
type Kind = "waiting" | "charging" | "stopped" | "error";

/** Tells from the states of vehicles when they begin to wait, charge or stop, and when they go on. */
export class FleetEvents {
  readonly #last = new Map<string, Kind | undefined>();

  /** @returns what a state tells that the one before didn't */
  next(serialNumber: string, state: Readonly<Record<string, unknown>>): FleetEvent | undefined {
    const before = this.#last.get(serialNumber);
    const [kind, text] = kindOf(state);
    this.#last.set(serialNumber, kind);
    if (kind === before) return undefined;
    const at = String(state["timestamp"]);
    if (kind) return { event: kind, at, ...(text && { text }) };
    return before === "stopped" || before === "error" ? { event: "released", at } : undefined;
  }
}

function kindOf(state: Readonly<Record<string, unknown>>): [Kind | undefined, string?] {
  const [error] = listOf(state["errors"]).map(fieldsOf);
  if (error) return ["error", String(error["errorDescription"] ?? error["errorType"]).slice(0, 200)];
  const { eStop } = fieldsOf(state["safetyState"]);
  if (typeof eStop === "string" && eStop !== "NONE") return ["stopped", `Emergency stop: ${eStop}`];
  if (state["paused"] === true) return ["stopped", "Paused by fleet control"];
  if (fieldsOf(state["batteryState"])["charging"] === true) return ["charging"];
  const acts = listOf(state["actionStates"]).some((each) => fieldsOf(each)["actionStatus"] === "RUNNING");
  const isAhead = listOf(state["nodeStates"]).length > 0;
  return [isAhead && !acts && state["driving"] !== true ? "waiting" : undefined];
}
