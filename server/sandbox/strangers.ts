import { z } from "zod";
import { fieldsOf, isFields, listOf } from "#planner/messages/rules/read-content.ts";
import { readStrangerOrder } from "#planner/messages/stranger-order.ts";
import { timestampOf } from "#planner/messages/timestamp.ts";
import { ForeignVehicle } from "./foreign-vehicle.ts";
import { jsonIn } from "./json-in.ts";
import type { LiveSandbox } from "./live-sandbox.ts";
import { longestMessage, mayPublish, ourName, type Published } from "./mqtt-bounds.ts";
import type { officialValidators } from "./official-validators.ts";
import type { ToldOrder } from "./sandbox.ts";

type Settings = {
  validators: ReturnType<typeof officialValidators>;
  /** ms since 1970 */
  now: number;
  /** Whether another vehicle of a stranger may come. */
  hasRoom: boolean;
  /** Tells how an order stands. */
  tell: (order: ToldOrder, isKept: boolean) => void;
};

/** Instant actions in one message of another fleet control. */
const maxActions = 20;

/**
 * What a stranger has published: a vehicle of theirs, or a fleet control that speaks to ours.
 * @returns whether the sandbox takes it
 */
export function hearStranger(live: LiveSandbox, published: Published, settings: Settings) {
  const { text } = published;
  if (text.length > longestMessage || !mayPublish(published)) return false;
  live.lastHeard = settings.now;
  if (published.kind !== "vehicle") return hearCaller(live, published, settings);
  const { manufacturer, serialNumber, name } = published;
  if (name === "order" || name === "instantActions")
    return command(live, serialNumber, name, jsonIn(text), settings);
  const whose = `${manufacturer}/${serialNumber}`;
  if (!live.foreign.has(whose)) {
    if (!settings.hasRoom) return false;
    live.foreign.set(whose, new ForeignVehicle(live.sandbox.plan, { manufacturer, serialNumber }));
  }
  const message = jsonIn(text);
  if (!isFields(message)) return true;
  live.foreign.get(whose)?.hear(name, message, settings.now);
  live.witness.hear(live.id, { manufacturer, serialNumber }, name, message);
  return true;
}

/** What a machine or a button says of its place. */
const call = z.object({
  signal: z.enum(["load-ready", "place-free", "place-full"]),
  at: z.iso.datetime({ offset: true }),
});

/** An order or a call from a station, as the AsyncAPI document has them; each order is answered by its state. */
function hearCaller(
  live: LiveSandbox,
  published: Exclude<Published, { kind: "vehicle" }>,
  { tell, now }: Settings,
) {
  const { sandbox } = live;
  const message = jsonIn(published.text);
  if (published.kind === "newOrder") {
    order(message);
    return true;
  }
  /* The one rule of a sandbox: a load that is ready goes where the floor's first flow from there leads. */
  const read = call.safeParse(message);
  if (!read.success || read.data.signal !== "load-ready") return true;
  const example = sandbox.takes.exampleFrom(published.station);
  if (example) order({ reference: `call-${++live.calls}`, ...example });
  return true;

  function order(content: unknown) {
    const answer = sandbox.place(content);
    if ("body" in answer) {
      /* A new one is told with all other changes. */
      if (answer.status === 200) tell(answer.body, true);
      return;
    }
    const { reference } = fieldsOf(content);
    if (typeof reference !== "string" || !/^[\w.-]{1,64}$/.test(reference)) return;
    const { title, detail } = answer.problem;
    /* It leaves the state of an order with this reference as it is kept. */
    tell({ reference, state: "failed", changedAt: timestampOf(now), reason: `${title}. ${detail}` }, false);
  }
}

/** An order or instant actions of another fleet control to one of our vehicles. */
function command(
  { sandbox, witness, id }: LiveSandbox,
  serialNumber: string,
  name: "order" | "instantActions",
  message: unknown,
  { validators }: Settings,
) {
  if (!sandbox.vehicles.includes(serialNumber)) return false;
  if (!isFields(message)) return true;
  witness.hear(id, { manufacturer: ourName, serialNumber }, name, message);
  const major = String(message["version"]).startsWith("2.0") ? "2.0" : "2.1";
  const version = `${major}.0`;
  const isValid = validators[major]?.[name]?.(message) ?? false;
  const source = { headerId: String(message["headerId"]).slice(0, 40), topic: name };
  const invalid = { errorType: "validationError", about: {} };
  if (name === "order")
    return sandbox.command(serialNumber, version, {
      ...{ source, topic: "order" },
      order: isValid ? readStrangerOrder(message, sandbox.givenFor(serialNumber)) : invalid,
    });
  /* Some controls name the list as 1.1 did. */
  const actions = listOf(message["actions"] ?? message["instantActions"]).flatMap((each) => {
    const { actionId, actionType } = fieldsOf(each);
    return typeof actionId === "string" && typeof actionType === "string" ? [{ actionId, actionType }] : [];
  });
  const isRead = actions.length > 0 && actions.length <= maxActions;
  return sandbox.command(
    serialNumber,
    version,
    isRead ? { source, topic: "instantActions", actions } : { source, topic: "order", order: invalid },
  );
}
