import { enquiryForm } from "#content/forms/enquiry-form.ts";
import { forms } from "#server/forms/forms.ts";
import { packedWords } from "#server/http/packed-body.ts";
import type { Answer } from "./answers.ts";
import type { SentForm } from "./read-form.ts";

/** Answers a form that comes too soon after others from its network. */
export function tooMany(pass: { retryAfter: number }, sent?: SentForm): Answer {
  const { form, fields, page } = sent?.ok ? sent : {};
  return {
    ok: false,
    status: 429,
    form,
    values: fields ?? {},
    page,
    message: form ? forms[form].failure : enquiryForm.failure,
    hint: `Too many messages came from your network within a minute. Please wait ${pass.retryAfter} seconds.`,
    errors: {},
    retryAfter: pass.retryAfter,
  };
}

const nothingKnown = {
  ok: false,
  form: undefined,
  values: {},
  errors: {},
  message: enquiryForm.failure,
} as const;

/** Answers a request that is not one of our forms, by the reason why it could not be read. */
export const unreadable = {
  "other-type": {
    ...nothingKnown,
    status: 415,
    hint: "The form must be sent as application/x-www-form-urlencoded.",
  },
  packed: { ...nothingKnown, status: 415, hint: packedWords },
  "too-large": { ...nothingKnown, status: 413, hint: "The message is too long. Please shorten it." },
  "cut-off": {
    ...nothingKnown,
    status: 400,
    hint: "The message did not arrive complete. Please send it again.",
  },
  "unknown-form": {
    ...nothingKnown,
    status: 422,
    hint: "This form is not known here. Please reload the page.",
  },
} satisfies Record<string, Answer>;
