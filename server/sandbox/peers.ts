import { proxy } from "hono/proxy";
import type { Peer } from "./external-broker.ts";
import { noSandbox, type Problem, say } from "./problem.ts";

/** What a request to a process of sandboxes has to show. */
export const peerHeader = "X-Sandbox-Token";
/** In which the site names the address that a request came from, for the limits of the process. */
export const clientHeader = "X-Client-Address";
/** When the one who asked stops waiting, in ms since 1970. */
export const untilHeader = "X-Sandbox-Until";
/** Says that a process has passed the request on: no other one does it again. */
const passedHeader = "X-Sandbox-Passed";
/** How long a process has to say that it is there, ms. */
const longestAnswer = 3000;

export const lostWords = "Its process was ended.";
export const endedWithProcess: Problem = {
  status: 410,
  title: "This sandbox has ended",
  detail: `${lostWords} POST /sandbox opens another.`,
};

/** Answers requests to the sandboxes of this process, and passes those to others on to the process that has them. */
export function toPeers(
  find: (id: string) => Peer | "lost" | undefined,
  answer: (request: Request) => Response | Promise<Response>,
) {
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const id = /^\/sandbox\/(\w+)/.exec(pathname)?.[1];
    const found = id === undefined ? undefined : find(id);
    if (found === "lost")
      return pathname.endsWith("/page")
        ? Response.json({ is: "ended", ended: { id, why: lostWords, report: undefined } })
        : say(endedWithProcess);
    if (found === undefined || request.headers.has(passedHeader)) return answer(request);
    try {
      return await proxy(`${found.at}${pathname}${search}`, {
        raw: request,
        headers: {
          ...Object.fromEntries(request.headers),
          [passedHeader]: "1",
          [peerHeader]: found.token,
        },
      });
    } catch (error) {
      if (request.signal.aborted) throw error;
      return say(
        {
          ...noSandbox,
          status: 503,
          detail: "The process that has it does not answer. Try again in a moment.",
        },
        { "Retry-After": "5" },
      );
    }
  };
}

/** Whether a process with sandboxes answers, and is the one that is meant. */
export async function isThere({ at, token }: Peer): Promise<boolean> {
  const headers = { [peerHeader]: token };
  const signal = AbortSignal.timeout(longestAnswer);
  const answer = await fetch(`${at}/`, { headers, signal }).catch(() => undefined);
  return answer !== undefined && answer.status !== 403;
}
