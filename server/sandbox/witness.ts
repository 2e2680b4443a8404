import { rules } from "#planner/messages/rules/all-rules.ts";
import { Judge, type Validators } from "#planner/messages/rules/judge.ts";
import { JunitReport } from "#planner/messages/rules/junit.ts";
import { fieldsOf, listOf } from "#planner/messages/rules/read-content.ts";
import type { Verdict } from "#planner/messages/rules/rule.ts";
import type { BrokenRule, Doing, ShownMessage, ShownVehicle, Tallies } from "./sandbox-view.ts";

/** Entries that are kept of each list, and characters of a text. */
const most = { messages: 10, broken: 20, told: 200, junit: 10, text: 3000, sentence: 600, name: 80 };

type Whose = { manufacturer: string; serialNumber: string };
type Fields = Readonly<Record<string, unknown>>;

/** A vehicle as its messages tell it. */
type Told = Whose & { connection: string; state: Fields | undefined; position: Fields | undefined };

/** A verdict of a report. */
export type ReportedVerdict = Omit<Verdict, "line"> & { message: number };

/**
 * Hears every message of a sandbox, its own and those of strangers, and judges each by the rules of the standard. What
 * it keeps is bounded.
 */
export class Witness {
  heard = 0;
  readonly tallies: Tallies = {};
  readonly #judge: Judge;
  readonly #junit = new JunitReport(most.junit);
  readonly #vehicles = new Map<string, Told>();
  readonly #messages: ShownMessage[] = [];
  readonly #broken: BrokenRule[] = [];
  readonly #told: ReportedVerdict[] = [];
  #left = 0;
  #brokenCount = 0;

  constructor(validators: Validators) {
    this.#judge = new Judge(validators);
  }

  /** @param topic below the prefix, as `v2/<manufacturer>/<serialNumber>/<name>` */
  hear(prefix: string, { manufacturer, serialNumber }: Whose, name: string, message: Fields) {
    const line = ++this.heard;
    const text = `${prefix}/v2/${manufacturer}/${serialNumber}/${name}`;
    this.#see({ manufacturer, serialNumber }, name, message);
    const entry = { n: line, topic: text, at: String(message["timestamp"] ?? "").slice(0, 30) };
    this.#messages.push({ ...entry, text: shortened(message) });
    if (this.#messages.length > most.messages) this.#messages.shift();
    const topic = { text, name, prefix, major: "v2", manufacturer, serialNumber };
    const judged = this.#judge.judge({ line, topic, message });
    if (!("why" in judged)) this.#take(judged.verdicts);
  }

  #take(verdicts: readonly Verdict[]) {
    const cut = verdicts.map((verdict) => ({ ...verdict, text: verdict.text.slice(0, most.sentence) }));
    this.#junit.add(cut);
    for (const { line, ...verdict } of cut) {
      this.tallies[verdict.rule] ??= { kept: 0, broken: 0, unknown: 0 };
      const tally = this.tallies[verdict.rule];
      if (tally) tally[verdict.verdict]++;
      if (verdict.verdict === "kept") continue;
      if (this.#told.length < most.told) this.#told.push({ ...verdict, message: line });
      else this.#left++;
      if (verdict.verdict !== "broken") continue;
      const { rule, section, topic, headerId, text } = verdict;
      this.#broken.push({ n: ++this.#brokenCount, rule, section, topic, headerId, text });
      if (this.#broken.length > most.broken) this.#broken.shift();
    }
  }

  #see(whose: Whose, name: string, message: Fields) {
    const key = `${whose.manufacturer}/${whose.serialNumber}`;
    const told = this.#vehicles.get(key) ?? {
      ...whose,
      connection: "",
      state: undefined,
      position: undefined,
    };
    this.#vehicles.set(key, told);
    if (name === "connection") told.connection = String(message["connectionState"]);
    if (name === "state") told.state = briefState(message);
    if (name === "state" || name === "visualization") {
      const position = fieldsOf(message["agvPosition"] ?? message["mobileRobotPosition"]);
      if (Number.isFinite(position["x"]) && Number.isFinite(position["y"])) told.position = position;
    }
  }

  /** What a vehicle's last messages tell of it; of one that is silent, nothing. */
  told({ manufacturer, serialNumber }: Whose): Pick<ShownVehicle, "doing" | "node" | "order"> {
    const told = this.#vehicles.get(`${manufacturer}/${serialNumber}`);
    const { state } = told ?? {};
    return {
      doing: told ? doingOf(told) : "unknown",
      node: text(state?.["lastNodeId"]),
      order: text(state?.["orderId"]),
    };
  }

  /** Vehicles of others, as far as they have told where they are. */
  strangers(own: string): (Pick<ShownVehicle, "name" | "x" | "y" | "turn"> & { whose: Whose })[] {
    return [...this.#vehicles.values()].flatMap(({ manufacturer, serialNumber, position }) => {
      if (!position || manufacturer === own) return [];
      return [
        {
          whose: { manufacturer, serialNumber },
          name: `${manufacturer} ${serialNumber}`.slice(0, most.name),
          x: Math.round(Number(position["x"]) * 1000),
          y: Math.round(Number(position["y"]) * 1000),
          turn: Math.round((Number(position["theta"] ?? 0) / Math.PI) * 180) || 0,
        },
      ];
    });
  }

  /** Entries after those that a reader has seen. */
  messagesAfter(n: number) {
    return this.#messages.filter((entry) => entry.n > n);
  }

  brokenAfter(n: number) {
    return this.#broken.filter((entry) => entry.n > n);
  }

  /** Rules kept, broken and not seen, with the first verdicts that aren't "kept". */
  report() {
    return {
      messages: this.heard,
      rules: rules.flatMap(({ name, sections }) => {
        const tally = this.tallies[name];
        return tally ? [{ rule: name, section: sections["2.1"] ?? "", ...tally }] : [];
      }),
      schema: this.tallies["schema"] ?? { kept: 0, broken: 0, unknown: 0 },
      notSeen: rules.flatMap(({ name }) => (this.tallies[name] ? [] : [name])),
      verdicts: [...this.#told],
      moreVerdicts: this.#left,
    };
  }

  junit() {
    return this.#junit.xml([]);
  }
}

export type Report = ReturnType<Witness["report"]>;

/** What the page needs of a state, which may be large. */
function briefState(state: Fields): Fields {
  const running = listOf(state["actionStates"]).flatMap((each) => {
    const { actionStatus, actionType } = fieldsOf(each);
    return actionStatus === "RUNNING" || actionStatus === "INITIALIZING" ? [text(actionType)] : [];
  });
  return {
    lastNodeId: text(state["lastNodeId"]),
    orderId: text(state["orderId"]),
    driving: state["driving"] === true,
    paused: state["paused"] === true,
    charging: fieldsOf(state["batteryState"])["charging"] === true,
    running: running[0] ?? "",
    ahead: listOf(state["nodeStates"]).length,
  };
}

function doingOf({ connection, state }: Told): Doing {
  if (connection === "OFFLINE" || connection === "CONNECTIONBROKEN") return "away";
  if (!state) return "unknown";
  if (state["paused"]) return "paused";
  if (state["running"] === "pick") return "picking";
  if (state["running"] === "drop") return "dropping";
  if (state["driving"]) return "driving";
  if (state["running"] !== "") return "acting";
  if (state["charging"]) return "charging";
  return Number(state["ahead"]) > 0 ? "waiting" : "idle";
}

function text(value: unknown) {
  return typeof value === "string" ? value.slice(0, most.name) : "";
}

function shortened(message: Fields) {
  const whole = JSON.stringify(message, null, 2);
  return whole.length > most.text ? `${whole.slice(0, most.text)} …` : whole;
}
