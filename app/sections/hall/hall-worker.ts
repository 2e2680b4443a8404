import { openToken } from "#planner/link/link.ts";
import { type Ready, Session, type Update } from "#planner/session/session.ts";
import type { Disturbance } from "#planner/traffic/disturbances.ts";

export type Command =
  | { kind: "open"; token: string; count: number | undefined }
  | { kind: "run"; until: number }
  | { kind: "disturb" | "mend"; what: Disturbance }
  | { kind: "order"; flow: number };

export type Answer =
  | { kind: "ready"; ready: Ready }
  | { kind: "refused"; message: string }
  | { kind: "ran"; update: Update };

let session: Session | undefined;
const answer = (message: Answer) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<Command>) => {
  if (data.kind === "open") return open(data.token, data.count);
  if (data.kind === "run") return session && answer({ kind: "ran", update: session.runTo(data.until) });
  if (data.kind === "order") return session?.order(data.flow);
  session?.[data.kind](data.what);
});

function open(token: string, count: number | undefined) {
  const opened = openToken(token);
  if (!opened.ok) throw new Error("The page's own plan could not be read.");
  const ready = Session.open(opened.value.plan, count);
  if (!ready.ok) return answer({ kind: "refused", message: ready.errors[0]?.message ?? "" });
  session = ready.value;
  answer({ kind: "ready", ready: session.ready });
}
