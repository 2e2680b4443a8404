import { useEffect, useRef, useState } from "react";
import { type Rejected, useForm } from "#app/forms/use-form.ts";
import { timings } from "#app/timings.ts";
import { leadFields, leadForm } from "#content/forms/lead-form.ts";
import { type Download, saveDocument } from "./save-document.ts";

/** popup: downloads, then closes. slide-in: downloads and stays. inline: is part of the page. */
export type LeadSetting = "popup" | "slide-in" | "inline";

type Settings = {
  setting: LeadSetting;
  download: Download | undefined;
  rejected: Rejected | undefined;
  onSent: (form: HTMLFormElement) => void;
  onClose: (() => void) | undefined;
};

/** Shows the thank-you panel and downloads the document once a lead is sent; the delays are the specification's. */
export function useLead({ setting, download, rejected, onSent, onClose }: Settings) {
  const [isThanked, setThanked] = useState(false);
  /** The message if the document could not be fetched. */
  const [downloadFailure, setDownloadFailure] = useState<string>();
  const shown = useRef(false);
  const form = useForm({
    fields: leadForm.fields,
    failure: leadForm.failure,
    check: summary,
    rejected,
    once: true,
    onSent: (sent) => {
      onSent(sent);
      void thank();
      if (setting === "slide-in") void pause(timings.productDownloadDelay).then(save);
    },
  });

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  async function thank() {
    await pause(timings.leadThankYouSlide);
    setThanked(true);
    if (setting !== "popup" || !download) return;
    await pause(timings.leadDownloadDelay);
    if (!(await save())) return;
    await pause(timings.leadPopupClose);
    /* The visitor may have closed it already, and opened it again. */
    if (shown.current) onClose?.();
  }

  /** Returns whether the document was saved; if not, the failure stays on show. */
  async function save() {
    if (!download) return false;
    try {
      await saveDocument(download);
      return true;
    } catch (error) {
      console.error(error);
      setDownloadFailure(downloadFailureWords(setting, download.fileName));
      return false;
    }
  }

  function startAgain() {
    setThanked(false);
    setDownloadFailure(undefined);
    form.startAgain();
  }

  const { state, ready, onSubmit, onInput } = form;
  const status = isThanked ? "thanked" : state.status;
  return { ...state, status, downloadFailure, ready, onSubmit, onInput, startAgain };
}

/** Any empty field comes first, with one message, then the consent, then what is wrong with filled fields. */
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
