import type { Config } from "#server/config/config.ts";
import { checkFields, documentFor, forms } from "#server/forms/forms.ts";
import { networkOf, rateLimit } from "#server/http/rate-limit.ts";
import { describeError } from "#server/log/describe-error.ts";
import type { ErrorLog } from "#server/log/log.ts";
import { type Answer, answerJson, answerPage, type RenderProblem, wantsPage } from "./answers.ts";
import type { Intake } from "./intake.ts";
import { TooMany } from "./limit.ts";
import { readForm } from "./read-form.ts";
import { tooMany, unreadable } from "./refusals.ts";

interface Settings {
  /** Stores a submission and gives its reference. */
  accept: Intake["accept"];
  config: Pick<Config, "submissionLimit">;
  /** The path of the page where a sender follows a submission, by its reference. */
  trackPath: (reference: string) => string;
  log: ErrorLog;
  /** Makes the page for a browser without script: the words, and the form with what was typed in it. */
  renderProblem: RenderProblem;
}

/**
 * Makes the handler of `POST /`: a form comes in, and is answered with success once it is stored durably.
 *
 * A browser that navigates gets a page (303 to one, or the problem's own), everything else JSON. Nothing that a
 * client sends is answered with a 5xx; 503 says that the database could not store it, and that nothing was promised.
 * There is no token against forged requests from other sites: nobody is signed in, so there is nothing to forge.
 */
export function submissionsEndpoint({ accept, config, log, trackPath, renderProblem }: Settings) {
  /* Spares reading and storing what this process alone knows to be too many; the database counts for all of them. */
  const passes = rateLimit(config.submissionLimit);

  return async (request: Request, clientAddress: string): Promise<Response> => {
    const answer = await decide(request, clientAddress);
    return wantsPage(request) ? answerPage(answer, renderProblem) : answerJson(answer);
  };

  async function decide(request: Request, clientAddress: string): Promise<Answer> {
    const pass = await passes(clientAddress);
    if (!pass.ok && !wantsPage(request)) return tooMany(pass);
    const sent = await readForm(request);
    /* A page is filled with what was typed, so a form is read even where it comes too soon. */
    if (!pass.ok) return tooMany(pass, sent);
    if (!sent.ok) return unreadable[sent.reason];

    const { form, fields } = sent;
    const known = { form, values: fields, page: sent.page };
    const { success, sentPage, failure } = forms[form];
    const isSpam = sent.honeypotField !== "";
    if (!isSpam) {
      const check = checkFields(form, fields, sent.repeated);
      if (!check.ok)
        return { ...known, ok: false, status: 422, message: check.message, errors: check.errors };
    }
    try {
      const state = isSpam ? "spam" : "new";
      const page = sent.page ?? refererOf(request);
      const network = networkOf(clientAddress);
      const reference = await accept({ form, state, fields, page, took: sent.took, network });
      const document = documentFor(form, fields);
      const track = trackPath(reference);
      const sentTo = `${sentPage(document)}?track=${track.split("/").at(-1)}`;
      return { ok: true, reference, message: success(document), track, page: sentTo };
    } catch (error) {
      if (error instanceof TooMany) return tooMany(error, sent);
      log.error({ error: describeError(error), form }, "A submission could not be stored");
      return { ...known, ok: false, status: 503, message: failure, errors: {}, retryAfter: 30 /* s */ };
    }
  }
}

/** The browser's own word on where the form stood; cut, as a client may say anything. */
function refererOf(request: Request) {
  return request.headers.get("referer")?.slice(0, 500) ?? null;
}
