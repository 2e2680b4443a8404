import type { Message } from "#planner/messages/headers.ts";
import { SessionMessages } from "#planner/messages/session-messages.ts";
import { presets } from "#planner/presets/presets.ts";
import { Session } from "#planner/session/session.ts";

const minute = 60_000; /* ms */

/** A message of each topic, from a short run of a preset: name, MQTT topic and text. */
export function exampleMessages(): { name: string; topic: string; text: string }[] {
  const [preset] = presets;
  if (!preset) return [];
  const session = Session.open(preset.plan, 1);
  if (!session.ok) return [];
  const talk = new SessionMessages(preset.plan, 1);
  const said: Message[] = [];
  for (let t = 0; t <= 6 * minute; t += 1000) {
    if (t === 5 * minute) session.value.disturb({ kind: "stop", vehicle: 0 });
    said.push(...talk.take(session.value.runTo(t)));
  }
  const named = new Map<string, Message>();
  for (const message of said) {
    const name = message.topic.split("/").at(-1) ?? "";
    if (!named.has(name) || isBusy(message)) named.set(name, message);
  }
  return [...named].map(([name, { topic, payload }]) => {
    return { name, topic, text: JSON.stringify(payload, null, 2) };
  });
}

/** A state while driving has more content than one at rest. */
const isBusy = ({ payload }: Message) =>
  payload["driving"] === true && (payload["loads"] as unknown[] | undefined)?.length === 1;
