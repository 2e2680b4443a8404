import { fieldsOf, isFields, listOf } from "#planner/messages/rules/read-content.ts";
import { readStrangerOrder } from "#planner/messages/stranger-order.ts";
import { ForeignVehicle } from "./foreign-vehicle.ts";
import { jsonIn } from "./json-in.ts";
import type { LiveSandbox } from "./live-sandbox.ts";
import { longestMessage, mayPublish, ourName, type Published } from "./mqtt-bounds.ts";
import type { officialValidators } from "./official-validators.ts";

type Settings = {
  validators: ReturnType<typeof officialValidators>;
  /** ms since 1970 */
  now: number;
  /** Whether another vehicle of a stranger may come. */
  hasRoom: boolean;
};

/** Instant actions in one message of another fleet control. */
const maxActions = 20;

/**
 * What a stranger has published: a vehicle of theirs, or a fleet control that speaks to ours.
 * @returns whether the sandbox takes it
 */
export function hearStranger(live: LiveSandbox, published: Published, settings: Settings) {
  const { manufacturer, serialNumber, name, text } = published;
  if (text.length > longestMessage || !mayPublish(published)) return false;
  live.lastHeard = settings.now;
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
  const headerId = String(message["headerId"]);
  const invalid = { errorType: "validationError", about: { topic: name, headerId: headerId.slice(0, 40) } };
  if (name === "order")
    return sandbox.command(serialNumber, version, {
      topic: "order",
      order: isValid ? readStrangerOrder(message, sandbox.given) : invalid,
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
    isRead ? { topic: "instantActions", actions } : { topic: "order", order: invalid },
  );
}
