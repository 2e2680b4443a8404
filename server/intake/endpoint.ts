import type { Config } from "#server/config/config.ts";
import { checkFields, documentFor, forms, plainFields } from "#server/forms/forms.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { describeError } from "#server/log/describe-error.ts";
import type { ErrorLog } from "#server/log/log.ts";
import type { NameNetwork } from "#server/secrets/network-names.ts";
import { type Answer, answerJson, answerPage, type RenderProblem, wantsPage } from "./answers.ts";
import type { Intake } from "./intake.ts";
import { TooMany } from "./limit.ts";
import { readForm } from "./read-form.ts";
import { tooMany, unreadable } from "./refusals.ts";

type Settings = {
  /** Stores a submission and returns its reference. */
  accept: Intake["accept"];
  /** Names the network that a form is counted under. */
  nameNetwork: NameNetwork;
  config: Pick<Config, "submissionLimit">;
  /** The path of the page where a sender follows a submission, by its reference. */
  trackPath: (reference: string) => string;
  log: ErrorLog;
  /** Renders the page for a browser without script: the message, and the form filled with what was typed. */
  renderProblem: RenderProblem;
};

/**
 * Makes the handler of `POST /`: a form comes in, and is answered with success once it is stored durably.
 *
 * A navigating browser gets a page (by a 303, or one about the problem), every other client JSON. No input causes a
 * 5xx; 503 means that the database could not store it, so nothing was acknowledged. There is no token against forged
 * requests from other sites: nobody is signed in, so there is nothing to forge.
 */
export function submissionsEndpoint({
  accept,
  nameNetwork,
  config,
  log,
  trackPath,
  renderProblem,
}: Settings) {
  /* Refuses early what exceeds the limit in this process alone; the database counts for all processes. */
  const passes = rateLimit(config.submissionLimit);

  return async (request: Request, clientAddress: string): Promise<Response> => {
    const answer = await decide(request, clientAddress);
    return wantsPage(request) ? answerPage(answer, renderProblem) : answerJson(answer);
  };

  async function decide(request: Request, clientAddress: string): Promise<Answer> {
    const pass = await passes(clientAddress);
    if (!pass.ok && !wantsPage(request)) return tooMany(pass);
    const sent = await readForm(request);
    /* Reads a form even if it comes too soon, because the page shows what was typed. */
    if (!pass.ok) return tooMany(pass, sent);
    if (!sent.ok) return unreadable[sent.reason];

    const { form } = sent;
    /* The page shows again what was typed. */
    const known = { form, values: sent.fields, page: sent.page };
    const { success, sentPage, failure } = forms[form];
    const isSpam = sent.honeypotField !== "";
    const fields = isSpam ? sent.fields : plainFields(sent.fields);
    if (!isSpam) {
      const check = checkFields(form, fields, sent.repeated);
      if (!check.ok)
        return { ...known, ok: false, status: 422, message: check.message, errors: check.errors };
    }
    try {
      const state = isSpam ? "spam" : "new";
      const page = sent.page ?? refererOf(request);
      const network = nameNetwork(clientAddress);
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

/** The page of the form according to the browser; shortened, as a client may send anything. */
function refererOf(request: Request) {
  return request.headers.get("referer")?.slice(0, 500) ?? null;
}
