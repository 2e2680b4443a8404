import type { FormName } from "#addresses/forms.ts";
import type { FieldErrors, Fields } from "#server/forms/forms.ts";

export type Answer = Success | Problem;

type Success = {
  ok: true;
  reference: string;
  message: string;
  /** Where a browser without script is sent. */
  page: string;
  /** Where the sender follows the submission. */
  track: string;
};

export type Problem = {
  ok: false;
  status: 400 | 413 | 415 | 422 | 429 | 503;
  /** Undefined where it could not be read. */
  form: FormName | undefined;
  /** What was typed, to fill the fields again. */
  values: Fields;
  /** Path of the page where a lead form stood; undefined where it said none. */
  page?: string | undefined;
  /** Words for each field that is wrong. */
  errors: FieldErrors;
  /** The words that the specification has for this failure. */
  message: string;
  /** What to do about it, if the message does not say. */
  hint?: string;
  /** Seconds. */
  retryAfter?: number;
};

export type RenderProblem = (problem: Problem) => Response | Promise<Response>;

/** A browser that navigates names text/html among what it accepts; `fetch` and programs do not. */
export function wantsPage(request: Request) {
  return (
    request.headers.get("sec-fetch-mode") === "navigate" ||
    (request.headers.get("accept") ?? "").toLowerCase().includes("text/html")
  );
}

export function answerJson(answer: Answer) {
  if (answer.ok) {
    const { ok, reference, message, track } = answer;
    return json(200, { ok, reference, message, track });
  }
  const { ok, status, message, hint, errors } = answer;
  return withHeaders(json(status, { ok, message, hint, errors }), answer);
}

export async function answerPage(answer: Answer, renderProblem: RenderProblem) {
  if (answer.ok)
    return new Response(null, {
      status: 303,
      headers: { location: answer.page, "cache-control": "no-store" },
    });
  return withHeaders(await renderProblem(answer), answer);
}

function json(status: number, body: object) {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}

function withHeaders(response: Response, { status, retryAfter }: Problem) {
  const headers = new Headers(response.headers);
  headers.set("cache-control", "no-store");
  if (retryAfter) headers.set("retry-after", String(retryAfter));
  return new Response(response.body, { status, headers });
}
