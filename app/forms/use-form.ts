import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldWords, findErrors, wordsFor } from "./find-errors.ts";
import type { Receipt } from "./receipt.tsx";
import { sendForm } from "./send-form.ts";

/** A refused form that was sent without script: the values and errors with which it is shown again. */
export type Rejected = {
  values: Record<string, string>;
  errors: Record<string, string>;
  message: string;
  hint?: string | undefined;
  /** Path of the page that it was sent from. */
  page?: string | undefined;
};

export type Problem = {
  message: string;
  hint?: string | undefined;
  /** By a field's name. */
  errors: Record<string, string>;
  /** True: it was sent and not stored. False: it was not sent, because a field is wrong. */
  isRefused: boolean;
};

export type FormState = {
  status: "editing" | "submitting" | "sent";
  problem?: Problem | undefined;
  receipt?: Receipt | undefined;
};

type Settings = {
  /** Each field's words, in the order of the form. */
  fields: FieldWords;
  /** The message if sending fails. */
  failure: string;
  /** The message if fields are wrong. */
  check: (form: HTMLFormElement, errors: Record<string, string>) => string;
  rejected: Rejected | undefined;
  /** A form that was sent is not sent again before `startAgain`. */
  once?: boolean;
  /** Called as soon as the form is stored. */
  onSent: (form: HTMLFormElement) => void;
};

/** The states of a form: editing, submitting, then sent, or editing again with a problem and everything typed kept. */
export function useForm({ fields, failure, check, rejected, once = false, onSent }: Settings) {
  const [state, setState] = useState<FormState>({
    status: "editing",
    problem: rejected && { ...rejected, isRefused: Object.keys(rejected.errors).length === 0 },
  });
  const [ready, setReady] = useState(false);
  const sending = useRef(false);

  /* From now on this code reports errors, in the site's words; without it the browser does. */
  useEffect(() => setReady(true), []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current || (once && state.status === "sent")) return;

    const errors = findErrors(form, fields);
    if (Object.keys(errors).length > 0)
      return fail(form, { errors, message: check(form, errors), isRefused: false });

    sending.current = true;
    setState({ status: "submitting" });
    const outcome = await sendForm(form);
    sending.current = false;

    if (!outcome.ok) return fail(form, { ...outcome, message: failure, isRefused: true });
    onSent(form);
    setState({ status: "sent", receipt: outcome.receipt });
  }

  /** Focuses the first wrong field once its message is shown. A repeated problem is announced again. */
  function fail(form: HTMLFormElement, problem: Problem) {
    flushSync(() => setState({ status: "editing" }));
    flushSync(() => setState({ status: "editing", problem }));
    const first = Object.keys(fields).find((name) => problem.errors[name]);
    const control = first && form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  /** A corrected field loses its error at once. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    const { problem } = state;
    if (problem?.errors[name] === undefined || wordsFor(target as HTMLInputElement, fields)) return;
    const { [name]: _right, ...errors } = problem.errors;
    const isRight = Object.keys(errors).length === 0;
    setState({ ...state, problem: isRight ? undefined : { ...problem, errors } });
  }

  const startAgain = () => setState({ status: "editing" });

  return { state, ready, onSubmit, onInput, startAgain };
}
