import { Judge, type Validators } from "#planner/messages/rules/judge.ts";
import { JunitReport } from "#planner/messages/rules/junit.ts";
import type { Verdict, Version } from "#planner/messages/rules/rule.ts";
import { type Traced, TraceReader } from "#planner/messages/trace/trace-reader.ts";

/** How often a rule was kept, broken, or couldn't be told. */
type Tally = Record<Verdict["verdict"], number>;

/** A broken or untold rule beside its message. */
type Told = Verdict & { message: string };

/** What the page shows of a trace; the lists hold the first of each kind, the tallies all. */
export type Result = {
  messages: number;
  unread: number;
  /** By kind of message, how many. */
  kinds: Record<string, number>;
  rules: Record<string, Tally>;
  told: Told[];
  lines: { line: number; why: string }[];
  /** Where and why reading ended before the end. */
  cut?: { line: number; why: string };
};

/** The most broken or untold rules that are kept for the page and its files, and the longest message beside one. */
const most = { told: 5000, lines: 1000, message: 4000, doubted: 200 };

/** Judges a trace in pieces, and keeps what the page shows. */
export class JudgedTrace {
  readonly result: Result = { messages: 0, unread: 0, kinds: {}, rules: {}, told: [], lines: [] };
  readonly #reader = new TraceReader();
  readonly #judge: Judge;
  readonly #report = new JunitReport();
  /** By line, the last messages of which something can't be told: the next state may tell that one was wrong. */
  readonly #last = new Map<number, string>();

  /** @param version that all messages are to have; that of each message if left out */
  constructor(validators: Validators, version?: Version) {
    this.#judge = new Judge(validators, version);
  }

  read(piece: string) {
    for (const traced of this.#reader.read(piece)) this.#take(traced);
  }

  /** Notes why nothing more is read. */
  breakOff(why: string) {
    this.result.cut = { line: this.#reader.line, why };
    this.#take(this.result.cut);
  }

  end(): Result {
    for (const traced of this.#reader.end()) this.#take(traced);
    return this.result;
  }

  junit() {
    return this.#report.xml(this.result.lines);
  }

  #take(traced: Traced) {
    const { result } = this;
    const judged = this.#judge.judge(traced);
    if ("why" in judged) {
      result.unread++;
      if (result.lines.length < most.lines) result.lines.push({ line: judged.line, why: judged.why });
      return;
    }
    result.messages++;
    result.kinds[judged.kind] = (result.kinds[judged.kind] ?? 0) + 1;
    this.#report.add(judged.verdicts);
    for (const verdict of judged.verdicts) {
      const tally = result.rules[verdict.rule] ?? { kept: 0, broken: 0, unknown: 0 };
      result.rules[verdict.rule] = tally;
      tally[verdict.verdict]++;
      if (verdict.verdict === "kept" || result.told.length >= most.told) continue;
      const message = verdict.line === traced.line ? shown(traced) : (this.#last.get(verdict.line) ?? "");
      result.told.push({ ...verdict, message: verdict.verdict === "broken" ? message : "" });
    }
    if (judged.verdicts.some(({ verdict }) => verdict === "unknown"))
      this.#last.set(traced.line, shown(traced));
    if (this.#last.size > most.doubted) this.#last.delete(this.#last.keys().next().value ?? 0);
  }
}

const shown = (traced: Traced) =>
  "message" in traced ? JSON.stringify(traced.message, null, 2).slice(0, most.message) : "";
