import { kindsOf } from "#planner/choose.ts";
import { factsheetOf } from "#planner/messages/factsheet.ts";
import type { Message } from "#planner/messages/headers.ts";
import { firstSerial, listensEvery, SessionMessages } from "#planner/messages/session-messages.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { Session, Update } from "#planner/session/session.ts";

/** How many messages of one vehicle are kept until somebody chooses it. */
const kept = 24;

/** A session with the VDA 5050 messages of its vehicles. */
export class HallMessages {
  /** False where all vehicles follow a tape: they don't speak VDA 5050. */
  readonly speaks: boolean;
  readonly #session: Session;
  readonly #messages: SessionMessages;
  readonly #said = new Map<number, Message[]>();
  #until = -listensEvery;
  #listensTo: number | undefined;
  #unheard: Message[] = [];

  constructor(plan: Plan, session: Session) {
    this.#session = session;
    this.speaks = kindsOf(plan).some(({ vehicle }) => factsheetOf(vehicle));
    this.#messages = new SessionMessages(plan, session.ready.kindOf);
  }

  /** The session's `runTo`, in steps small enough for the messages. */
  runTo(until: number): Update {
    let all: Update | undefined;
    do {
      this.#until = Math.min(until, this.#until + listensEvery);
      const update = this.#session.runTo(this.#until);
      for (const message of this.#messages.take(update)) this.#keep(message);
      all = all ? merged(all, update) : update;
    } while (this.#until < until);
    return all;
  }

  listen(vehicle: number | undefined) {
    this.#listensTo = vehicle;
    this.#unheard = vehicle === undefined ? [] : [...(this.#said.get(vehicle) ?? [])];
  }

  /** The messages that the vehicle sent and received since the last call. */
  heard(): { vehicle: number; messages: Message[] } | undefined {
    const messages = this.#unheard;
    this.#unheard = [];
    return this.#listensTo === undefined ? undefined : { vehicle: this.#listensTo, messages };
  }

  #keep(message: Message) {
    const vehicle = Number(message.topic.split("/").at(-2)) - firstSerial;
    this.#said.set(vehicle, [...(this.#said.get(vehicle) ?? []), message].slice(-kept));
    if (vehicle === this.#listensTo) this.#unheard.push(message);
  }
}

/** Merges two consecutive updates. */
function merged(first: Update, then: Update): Update {
  return {
    ...then,
    changed: [...first.changed, ...then.changed],
    happened: [...first.happened, ...then.happened],
    doors: [...first.doors, ...then.doors],
  };
}
