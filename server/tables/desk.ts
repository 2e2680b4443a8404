import type { Generated } from "kysely";
import type { FormName } from "#addresses/forms.ts";

export type TicketState = "new" | "answered" | "closed" | "spam";

/** What staff do with a submission: one narrow row beside each, so that counting all of them stays fast. */
export type TicketsTable = {
  /** By which `ticket_words` knows it. */
  number: Generated<number>;
  /** UUID version 7: tickets in order of it are tickets in order of arrival. */
  submission_id: string;
  form: FormName;
  reason: string | null;
  state: TicketState;
  /** This and all times below: ISO 8601, UTC. */
  state_since: string;
  owner_id: string | null;
  /** The sender's address in lower case; null once erased. */
  email: string | null;
  erased_at: string | null;
  /** Joined by commas. */
  spam_signs: Generated<string>;
  spam_score: Generated<number>;
};

/** The words that a ticket is found by, in the full-text index of the engine; none once erased. */
export type TicketWordsTable = {
  /** The ticket's number. */
  rowid: number;
  words: string;
};

/** What happened to a ticket, in its order. */
export type TicketEntriesTable = {
  /** UUID version 7. */
  id: string;
  submission_id: string;
  at: string;
  staff_id: string | null;
  kind: EntryKind;
  /** A note's words, the new state, the new owner's name, the kind of the delivery. */
  text: string;
};

export type EntryKind = "note" | "state" | "owner" | "sent-again" | "erased";
