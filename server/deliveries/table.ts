export interface DeliveriesTable {
  /** UUID version 7. */
  id: string;
  submission_id: string;
  kind: DeliveryKind;
  /** E-mail address. */
  recipient: string;
  /** Message-ID header, the same at every attempt, so that a mail program can drop a second copy. */
  message_id: string;
  state: "pending" | "sent" | "failed";
  attempts: number;
  /** This and all times below: ISO 8601, UTC. */
  created_at: string;
  next_attempt_at: string;
  first_attempt_at: string | null;
  /** Which worker holds the delivery, and until when it may take it for its own. */
  claimed_by: string | null;
  claimed_until: string | null;
  sent_at: string | null;
  /** Codes of the last failure; never the server's words, which may name a person. */
  last_error: string | null;
}

export type DeliveryKind = "sales-notice" | "sender-confirmation" | "document-link";
