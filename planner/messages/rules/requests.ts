import type { History } from "./history.ts";
import type { Request, State } from "./read-content.ts";
import type { Heard } from "./rule.ts";

/** Requests that are new in a state, or otherwise than in the one before: what is wrong with one is told once. */
export function changed(state: State, { state: before }: History): Request[] {
  return state.requests.filter((each) => {
    const known = before?.requests.find(({ id }) => id === each.id);
    return known?.status !== each.status || known.what !== each.what || known.type !== each.type;
  });
}

/** What is wrong with how a request goes on, whatever it is for: each attempt has an id of its own, and is first asked. */
export function wrongCourse({ id, status, what }: Request, { header }: Heard, history: History) {
  const known = history.requests.get(id);
  if (!known) {
    const isNext = header.headerId === (history.stateHeader?.headerId ?? -2) + 1;
    if (!isNext || history.sinceOnline.has("state") || status === "REQUESTED") return undefined;
    return `Request ${id} is ${status} from its first state on. It is REQUESTED first.`;
  }
  if (known.what !== what) return `Request ${id} was for something else. Each request has an id of its own.`;
  const isGone = history.state !== undefined && !history.state.requests.some((each) => each.id === id);
  if (isGone || (status === "REQUESTED" && known.status !== status && known.status !== "QUEUED"))
    return `Request ${id} was ${known.status} before. A new attempt has an id of its own.`;
  return undefined;
}
