import type { Message } from "#planner/messages/headers.ts";
import { firstSerial, listensEvery, SessionMessages } from "#planner/messages/session-messages.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { Session, Update } from "#planner/session/session.ts";

/** How many messages of one vehicle are kept until somebody chooses it. */
const kept = 24;

/** A session at its start, with the VDA 5050 messages of its vehicles. */
export class HallMessages {
  readonly #session: Session;
  readonly #messages: SessionMessages;
  readonly #said = new Map<number, Message[]>();
  #until = -listensEvery;
  #listensTo: number | undefined;
  #unheard: Message[] = [];

  constructor(plan: Plan, session: Session) {
    this.#session = session;
    this.#messages = new SessionMessages(plan, session.ready.kindOf);
  }

  /** Up to where it has run, ms. */
  get until() {
    return this.#until;
  }

  /** The session's `runTo`, in steps small enough for the messages. */
  runTo(until: number): Update {
    const updates: Update[] = [];
    let update: Update;
    do {
      this.#until = Math.min(until, this.#until + listensEvery);
      update = this.#session.runTo(this.#until);
      for (const message of this.#messages.take(update)) this.#keep(message);
      updates.push(update);
    } while (this.#until < until);
    return {
      ...update,
      changed: updates.flatMap(({ changed }) => changed),
      happened: updates.flatMap(({ happened }) => happened),
      doors: updates.flatMap(({ doors }) => doors),
    };
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
