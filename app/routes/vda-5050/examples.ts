import type { Message } from "#planner/messages/headers.ts";
import { SessionMessages } from "#planner/messages/session-messages.ts";
import { presets } from "#planner/presets/presets.ts";
import { Session } from "#planner/session/session.ts";

const minute = 60_000; /* ms */

type Example = { name: string; topic: string; text: string };

/** A short run of a preset with one vehicle, which is stopped towards its end. */
function shortRun(): Message[] {
  const [preset] = presets;
  if (!preset) return [];
  const session = Session.open(preset.plan, 1);
  if (!session.ok) return [];
  const talk = new SessionMessages(preset.plan, [0]);
  const said: Message[] = [];
  for (let t = 0; t <= 6 * minute; t += 1000) {
    if (t === 5 * minute) session.value.disturb({ kind: "stop", vehicle: 0 });
    said.push(...talk.take(session.value.runTo(t)));
  }
  return said;
}

/** A message of each topic, and a trace with a fault. */
export function examples(): { messages: Example[]; faulty: string } {
  const run = shortRun();
  return { messages: exampleMessages(run), faulty: faultyTrace(run) };
}

function exampleMessages(said: readonly Message[]): Example[] {
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

/**
 * The beginning of the run as `mosquitto_sub -v` prints it. Its last order has a new orderId, though the vehicle still
 * has nodes of the order before, as its next state tells: each message is valid by itself, and the vehicle has to refuse
 * the order.
 */
function faultyTrace(said: readonly Message[]) {
  const spoken = said.filter(({ topic }) => !/\/(visualization|factsheet)$/.test(topic));
  const update = spoken.findIndex(({ payload }) => payload["orderUpdateId"] === 1 && "nodes" in payload);
  const lines = JSON.parse(JSON.stringify(spoken.slice(0, update + 1))) as Message[];
  const { payload } = lines.at(-1) ?? {};
  if (!payload) return "";
  const parts = [payload["nodes"], payload["edges"]].flat() as { sequenceId: number }[];
  const from = parts[0]?.sequenceId ?? 0;
  for (const part of parts) part.sequenceId -= from;
  Object.assign(payload, { orderId: "order-2", orderUpdateId: 0 });
  const last = lines.findLast(
    (line) => line.topic.endsWith("/state") && line.payload["serialNumber"] === payload["serialNumber"],
  );
  if (last) {
    const { headerId } = last.payload as { headerId: number };
    const next = { ...last.payload, headerId: headerId + 1, timestamp: payload["timestamp"] };
    lines.push({ ...last, payload: next });
  }
  return lines.map((line) => `${line.topic} ${JSON.stringify(line.payload)}`).join("\n");
}
