import type { Finding } from "./rule.ts";

/** How far (ms) a clock has to be off, and for how many messages and how long. */
const off = { by: 600_000, messages: 5, lasting: 120_000 };
/**
 * How much (ms) a difference between two clocks varies, as one of the two is silent for as long. It grows beyond that where
 * a log tells one vehicle after another.
 */
const varies = 45_000;
/** Bounds of what is remembered, and how many clocks each message is compared with. */
const most = { clocks: 200, pairs: 1000, compared: 3 };

/** The clock of whoever wrote the log. */
const receiver = "receiver";

type Read = { at: number; line: number };

/** What one clock was behind another one, ms. */
type Pair = { first: number; least: number; most: number; messages: number };

/**
 * Compares the clocks of those who speak in one log: what is heard later was sent later. One that stays behind another
 * by the same time is wrong from its first message on; which of the two, a third one tells.
 */
export class Clocks {
  /** The one that was heard last is the last. */
  readonly #last = new Map<string, Read>();
  readonly #behind = new Map<string, Pair>();
  /** How often one was heard shortly after another. */
  readonly #level = new Map<string, number>();
  readonly #odd = new Map<string, Finding>();
  readonly #told = new Set<string>();

  /** Leaves a clock out of which something has been told. */
  leave(name: string) {
    bounded(this.#told.add(name));
  }

  /** @returns what is wrong with a clock, once */
  hear(name: string, at: number, line: number): Finding | undefined {
    const others = [...this.#last].filter(([other]) => other !== name).slice(-most.compared);
    for (const [other, read] of others) this.#compare(name, at, other, read);
    this.#last.delete(name);
    this.#last.set(name, { at, line });
    if (this.#last.size > most.clocks) this.#last.delete(this.#last.keys().next().value ?? "");
    const finding = this.#told.has(name) ? undefined : this.#odd.get(name);
    if (!finding) return undefined;
    this.#odd.delete(name);
    bounded(this.#told.add(name));
    return finding;
  }

  /** @param at when a message of this clock was received, by the clock of whoever wrote the log, ms */
  receive(at: number, line: number) {
    this.hear(receiver, at, line);
  }

  #compare(name: string, at: number, other: string, { at: then, line }: Read) {
    const pair = `${name}\n${other}`;
    const behind = then - at;
    if (behind < off.by) {
      this.#behind.delete(pair);
      if (behind > -off.by) this.#level.set(pair, Math.min(off.messages, (this.#level.get(pair) ?? 0) + 1));
      if (this.#level.size > most.pairs) this.#level.clear();
      return;
    }
    const known = this.#behind.get(pair);
    const varied = Math.max(known?.most ?? behind, behind) - Math.min(known?.least ?? behind, behind);
    if (!known || varied > varies) {
      this.#behind.set(pair, { first: at, least: behind, most: behind, messages: 1 });
      if (this.#behind.size > most.pairs) this.#behind.clear();
      return;
    }
    known.least = Math.min(known.least, behind);
    known.most = Math.max(known.most, behind);
    known.messages++;
    if (known.messages < off.messages || at - known.first < off.lasting) return;
    if (this.#told.has(name) || this.#told.has(other)) return;
    const minutes = Math.round(known.least / 60_000);
    const agree = (one: string) =>
      [...this.#level].some(([each, times]) => {
        return times >= off.messages && each.split("\n").includes(one);
      });
    const isAlone = this.#last.size === 2;
    if (isAlone && (name === receiver || other === receiver)) {
      const off = name === receiver ? "ahead of" : "behind";
      const text = `The clock is ${minutes} minutes ${off} the moments at which this log was received: either may be wrong, or the log was played back.`;
      this.#odd.set(name === receiver ? other : name, { verdict: "unknown", text });
    } else if (agree(other) || (isAlone && !agree(name))) {
      const text = `The clock is ${minutes} minutes behind the others of this log (line ${line}).`;
      this.#odd.set(name, { verdict: "broken", text });
    } else if (agree(name)) {
      const text = `The clock is ${minutes} minutes ahead of the others of this log.`;
      this.#odd.set(other, { verdict: "broken", text });
    }
    bounded(this.#odd);
  }
}

/** Forgets the name that was told first, where there are too many. */
function bounded(names: Map<string, Finding> | Set<string>) {
  if (names.size > most.clocks) names.delete(names.keys().next().value ?? "");
}
