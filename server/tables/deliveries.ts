export type DeliveriesTable = {
  /** UUID version 7. */
  id: string;
  submission_id: string;
  kind: DeliveryKind;
  /** Email address, or the address of the webhook. */
  recipient: string;
  /** Message-ID or webhook-id header, the same at every attempt, so that a second copy can be told. */
  message_id: string;
  state: "pending" | "sent" | "failed" | "cancelled";
  attempts: number;
  /** Milliseconds between the attempts so far, as they were planned: what the clock says may jump. */
  waited: number;
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
};

export const mailKinds = [
  "sales-notice",
  "sender-confirmation",
  "document-link",
  "confirmations-alarm",
] as const;

export const deliveryKinds = [...mailKinds, "webhook"] as const;

export type MailKind = (typeof mailKinds)[number];

export type DeliveryKind = (typeof deliveryKinds)[number];
