import { useEffect, useRef } from "react";
import { type Receipt, ReceiptLine } from "#app/forms/receipt.tsx";
import { leadForm } from "#content/forms/lead-form.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./lead-form.module.css";
import type { WantedDocument } from "./lead-form.tsx";
import type { LeadSetting } from "./use-lead.ts";

type ThanksProps = {
  document: WantedDocument | undefined;
  setting: LeadSetting;
  receipt: Receipt | undefined;
  downloadFailure: string | undefined;
  onClose: (() => void) | undefined;
  onAgain: (() => void) | undefined;
};

/** The panel that slides in once a lead is stored. It takes the focus, since the form is gone. */
export function Thanks({ document, setting, receipt, downloadFailure, onClose, onAgain }: ThanksProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { heading, text } = wordsFor(setting, document !== undefined);

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={panel} className={styles.thanks} role="status" tabIndex={-1}>
      <h3 className={styles.heading}>{heading}</h3>
      <p>{text}</p>
      {downloadFailure && (
        <Alert tone="error">
          <p>{downloadFailure}</p>
          <p>{leadForm.downloadHint}</p>
        </Alert>
      )}
      {document && (
        <TextLink href={encodeURI(document.path)} icon="download">
          {leadForm.open}
        </TextLink>
      )}
      {receipt && <ReceiptLine {...receipt} />}
      <div className={styles.ways}>
        {onClose && <Button onClick={onClose}>{leadForm.close}</Button>}
        {onAgain && <Button onClick={onAgain}>{leadForm.again}</Button>}
      </div>
    </div>
  );
}

function wordsFor(setting: LeadSetting, hasDocument: boolean) {
  if (!hasDocument) return { heading: leadForm.thanks, text: leadForm.success };
  if (setting === "popup") return leadForm.popupSuccess;
  return { heading: leadForm.thanks, text: leadForm.successWithDocument };
}
