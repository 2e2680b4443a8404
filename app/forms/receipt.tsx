import { enquiryForm } from "#content/forms/enquiry-form.ts";
import styles from "./receipt.module.css";

/** What a sender needs to find the submission again. */
export type Receipt = {
  reference: string;
  /** Path of the page that shows how far it has come. */
  track: string;
};

/** The reference of what was sent, and the link to follow it. */
export function ReceiptLine({ reference, track }: Receipt) {
  const { receipt } = enquiryForm;
  return (
    <p>
      {`${receipt.reference} `}
      <b className={styles.reference}>{reference}</b>. <a href={track}>{receipt.follow}</a>
    </p>
  );
}
