import type { FormName } from "#addresses/forms.ts";

export type SubmissionsTable = {
  /** UUID version 7: ids in order are submissions in order of arrival. */
  id: string;
  /** What staff and sender call it, for example MR-7K3M-92QX. */
  reference: string;
  form: FormName;
  state: "new" | "spam";
  /** ISO 8601, UTC. */
  received_at: string;
  /** The page it was sent from: its path as the form said, or else its address as the browser did. */
  page: string | null;
  /** The fields as they were sent, as a JSON object of strings. */
  fields: string;
  /** SHA-256 of form and fields; null once the time in which a repetition counts as the same is over. */
  fingerprint: string | null;
  consent_wording: string | null;
  /** ISO 8601, UTC. */
  consent_at: string | null;
  consent_page: string | null;
};

/** What the limits count. */
export type FormCountsTable = {
  /** SHA-256 of what is counted: a network, a mailbox, the site. */
  key: string;
  count: number;
  /** When counting begins anew: ISO 8601, UTC, by the database's clock. */
  ends_at: string;
};
