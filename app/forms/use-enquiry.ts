import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { enquiryFields, enquiryForm } from "#content/enquiry-form.ts";
import { findErrors, wordsFor } from "./find-errors.ts";
import type { Receipt } from "./receipt.tsx";
import { sendForm } from "./send-form.ts";
import { forgetDraft } from "./use-draft.ts";

export type Rejected = {
  values: Record<string, string>;
  errors: Record<string, string>;
  message: string;
  hint?: string | undefined;
  /** Path of the page where it stood at first. */
  page?: string | undefined;
};

type State = {
  status: "idle" | "submitting" | "sent" | "failed";
  errors: Record<string, string>;
  message: string;
  hint?: string | undefined;
  receipt?: Receipt | undefined;
};

const idle: State = { status: "idle", errors: {}, message: "" };

/** What becomes of an enquiry: idle, submitting, then sent (fields cleared) or failed (fields kept). */
export function useEnquiry(rejected: Rejected | undefined) {
  const [state, setState] = useState<State>(rejected ? { status: "failed", ...rejected } : idle);
  const [ready, setReady] = useState(false);
  const sending = useRef(false);

  /* From now on this code says what is wrong, in the site's words; without it the browser does. */
  useEffect(() => setReady(true), []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;

    const errors = findErrors(form, enquiryForm.fields);
    if (Object.keys(errors).length > 0) {
      return fail(form, { errors, message: enquiryForm.check });
    }

    sending.current = true;
    setState({ ...idle, status: "submitting" });
    const outcome = await sendForm(form);
    sending.current = false;

    if (!outcome.ok) return fail(form, { ...outcome, message: enquiryForm.failure });
    clear(form);
    forgetDraft(enquiryFields);
    setState({ ...idle, status: "sent", receipt: outcome.receipt });
  }

  /** Also what the page had filled in: the next message may be about something else. */
  function clear(form: HTMLFormElement) {
    form.reset();
    for (const name of enquiryFields) (form.elements.namedItem(name) as HTMLInputElement).value = "";
  }

  /** Focus goes to the first wrong field, once its words stand beside it. */
  function fail(form: HTMLFormElement, failure: Pick<State, "errors" | "message" | "hint">) {
    flushSync(() => setState({ status: "failed", ...failure }));
    const first = enquiryFields.find((name) => failure.errors[name]);
    const control = first && form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  /** A field that is put right loses its error at once. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (state.errors[name] === undefined || wordsFor(target as HTMLInputElement, enquiryForm.fields)) return;
    const { [name]: _right, ...errors } = state.errors;
    setState(Object.keys(errors).length > 0 ? { ...state, errors } : idle);
  }

  return { state, ready, onSubmit, onInput };
}
