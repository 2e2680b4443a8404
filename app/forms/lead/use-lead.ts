import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { findErrors, wordsFor } from "#app/forms/find-errors.ts";
import type { Receipt } from "#app/forms/receipt.tsx";
import { sendForm } from "#app/forms/send-form.ts";
import type { Rejected } from "#app/forms/use-enquiry.ts";
import { timings } from "#app/timings.ts";
import { leadFields, leadForm } from "#content/lead-form.ts";
import { type Download, saveDocument } from "./save-document.ts";

/** popup: downloads, then closes. slide-in: downloads and stays. inline: stands in the page. */
export type LeadSetting = "popup" | "slide-in" | "inline";

type Problem = {
  /** Said at once, by an alert. */
  alert: string;
  /** Stands beside the button too, where the sending failed. */
  inline?: string;
  hint?: string | undefined;
  errors: Record<string, string>;
};

export type LeadState = {
  status: "editing" | "submitting" | "success" | "thanked";
  problem?: Problem | undefined;
  receipt?: Receipt | undefined;
  /** What to say where the document could not be had. */
  downloadFailure?: string;
};

type Settings = {
  setting: LeadSetting;
  download: Download | undefined;
  rejected: Rejected | undefined;
  onSent: (form: HTMLFormElement) => void;
  onClose: (() => void) | undefined;
};

/** What becomes of a lead: editing, submitting, success, and the thank-you panel; times as the specification has them. */
export function useLead({ setting, download, rejected, onSent, onClose }: Settings) {
  const [state, setState] = useState<LeadState>({
    status: "editing",
    problem: rejected && refused(rejected),
  });
  const [ready, setReady] = useState(false);
  const sending = useRef(false);
  const shown = useRef(false);

  /* From now on this code says what is wrong, in the site's words; without it the browser does. */
  useEffect(() => {
    setReady(true);
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current || state.status === "success" || state.status === "thanked") return;

    const errors = findErrors(form, leadForm.fields);
    if (Object.keys(errors).length > 0) return fail(form, { alert: summary(form, errors), errors });

    sending.current = true;
    setState({ status: "submitting" });
    const outcome = await sendForm(form);
    sending.current = false;

    if (!outcome.ok) return fail(form, { ...failed, errors: outcome.errors, hint: outcome.hint });
    onSent(form);
    setState({ status: "success", receipt: outcome.receipt });
    await Promise.all([thank(), setting === "slide-in" && pause(timings.productDownloadDelay).then(save)]);
  }

  async function thank() {
    await pause(timings.leadThankYouSlide);
    setState((now) => ({ ...now, status: "thanked" }));
    if (setting !== "popup" || !download) return;
    await pause(timings.leadDownloadDelay);
    if (!(await save())) return;
    await pause(timings.leadPopupClose);
    /* The visitor may have closed it already, and opened it anew. */
    if (shown.current) onClose?.();
  }

  /** True once the document is saved; false: it stays to be said. */
  async function save() {
    if (!download) return false;
    try {
      await saveDocument(download);
      return true;
    } catch (error) {
      console.error(error);
      const downloadFailure = downloadFailureWords(setting, download.fileName);
      setState((now) => ({ ...now, downloadFailure }));
      return false;
    }
  }

  /** Focus goes to the first wrong field, once its words stand beside it. */
  function fail(form: HTMLFormElement, problem: Problem) {
    flushSync(() => setState({ status: "editing" }));
    flushSync(() => setState({ status: "editing", problem }));
    const first = [...leadFields, "consent"].find((name) => problem.errors[name]);
    const control = first && form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  /** A field that is put right loses its error at once. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    const { problem } = state;
    if (problem?.errors[name] === undefined) return;
    if (wordsFor(target as HTMLInputElement, leadForm.fields)) return;
    const { [name]: _right, ...errors } = problem.errors;
    const isRight = Object.keys(errors).length === 0;
    setState({ ...state, problem: isRight ? undefined : { ...problem, errors } });
  }

  const startAgain = () => setState({ status: "editing" });

  return { state, ready, onSubmit, onInput, startAgain };
}

const failed = { alert: leadForm.failureAlert, inline: leadForm.failure };

function refused({ message, errors, hint }: Rejected): Problem {
  return Object.keys(errors).length > 0 ? { alert: message, errors } : { ...failed, errors, hint };
}

/** One message for any empty field, then one for the consent; only then what is wrong with a filled one. */
function summary(form: HTMLFormElement, errors: Record<string, string>) {
  const isEmpty = (name: string) => `${new FormData(form).get(name)}`.trim() === "";
  if (leadFields.some((name) => errors[name] && isEmpty(name))) return leadForm.fillInAll;
  return errors["consent"] ?? Object.values(errors)[0] ?? leadForm.failureAlert;
}

function downloadFailureWords(setting: LeadSetting, fileName: string) {
  const { popup, product } = leadForm.downloadFailure;
  return setting === "slide-in" ? product.join(fileName) : `${popup}: ${fileName}`;
}

function pause(time: number) {
  return new Promise((resolve) => setTimeout(resolve, time));
}
