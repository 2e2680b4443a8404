import { packedWords } from "../http/packed-body.ts";

/** Bytes of one request. */
export const longestRequest = 16_384;

export type Problem = { title: string; status: number; detail: string };

/** An answer that says what is wrong. */
export type Refused = { status: number; problem: Problem };

export function refused(status: number, title: string, detail: string): Refused {
  return { status, problem: { title, status, detail } };
}

export const tooLong: Problem = {
  title: "Too long",
  status: 413,
  detail: `A request holds ${longestRequest} bytes at most.`,
};

export const packed: Problem = { title: "Packed", status: 415, detail: packedWords };

export const noSandbox: Problem = {
  title: "No such sandbox",
  status: 404,
  detail: "POST /sandbox opens one.",
};

/** Whether an address is one that software calls: what is wrong there is said as a problem, not as a page. */
export const isCall = (path: string) => /^\/sandbox\/[^/]+\/(?:api\/|events$)/.test(path);

export const noCall: Problem = {
  title: "No such call",
  status: 404,
  detail: "The published OpenAPI document lists the calls of a sandbox.",
};

/** What could not begin in the time that a visitor waits. */
export const tookTooLong = [
  {
    title: "The sandboxes have much to do",
    status: 503,
    detail: "This took too long, and was given up. Try again in a few seconds.",
  },
  { "Retry-After": "5" },
] as const satisfies [Problem, Record<string, string>];

export const noStore = { "Cache-Control": "no-store" };

/** Says what is wrong, as RFC 9457 has it. */
export function say(problem: Problem, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { ...noStore, ...headers, "Content-Type": "application/problem+json" },
  });
}
