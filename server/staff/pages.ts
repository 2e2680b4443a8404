import type { Filters, View } from "#server/desk/filters.ts";
import type { TicketRow } from "#server/desk/rows.ts";
import type { Ticket } from "#server/desk/ticket.ts";
import type { Role } from "#server/roles/roles.ts";
import type { SpamSign } from "#server/submissions/spam-signs.ts";
import type { TicketState } from "#server/tables/desk.ts";
import type { AuditAction } from "#server/tables/staff.ts";
import type { StaffAccount } from "./accounts.ts";
import type { AuditEvent } from "./audit-list.ts";
import type { SecondFactors } from "./second-factors.ts";
import type { StaffSession } from "./sessions.ts";
import type {
  ConfirmPage,
  NewAuthenticatorPage,
  NewPasskeyPage,
  RecoveryCodesPage,
  SecondFactorPage,
  SecondFactorsPage,
  SignInPage,
  WelcomePage,
} from "./sign-in-pages.ts";
import type { Viewer } from "./viewer.ts";

export type * from "./sign-in-pages.ts";
export type {
  AuditAction,
  AuditEvent,
  Filters,
  Role,
  SpamSign,
  StaffAccount,
  Ticket,
  TicketRow,
  TicketState,
  View,
  Viewer,
};
export type Delivery = Ticket["deliveries"][number];
export type Entry = Ticket["entries"][number];

/** Everything that a page of the desk shows. Types alone: `app/` reads them, and nothing else of the server. */
export type StaffPage =
  | SignInPage
  | SecondFactorPage
  | ConfirmPage
  | WelcomePage
  | RefusedPage
  | UnsavedPage
  | DeskPage
  | TicketPage
  | ErasePage
  | AccountsPage
  | AccountPage
  | SecondFactorsPage
  | NewAuthenticatorPage
  | NewPasskeyPage
  | RecoveryCodesPage
  | AuditPage;

export type RefusedPage = {
  page: "refused";
  viewer: Viewer;
  status: 403 | 404;
  message: string;
};

/** A form that the database could not take. */
export type UnsavedPage = {
  page: "unsaved";
  /** Where it was sent, and is to be sent again. */
  address: string;
  /** The value of a secret one is left out. */
  fields: { name: string; value: string; isSecret: boolean }[];
};

export type DeskPage = {
  page: "desk";
  viewer: Viewer;
  now: Date;
  filters: Filters;
  /** The filters as an address's query. */
  query: string;
  /** Null where the words of a search are too frequent to be counted. */
  counts: Record<View, number> | null;
  tickets: TicketRow[];
  /** Whether there are tickets on either side of this page. */
  older: boolean;
  newer: boolean;
};

export type TicketPage = {
  page: "ticket";
  viewer: Viewer;
  now: Date;
  ticket: Ticket;
  colleagues: { id: string; name: string }[];
  /** Which form was just sent. */
  done: string | null;
  /** True where the plans in it could not be worked out in time. */
  plansLeftOut?: boolean;
};

export type ErasePage = {
  page: "erase";
  viewer: Viewer;
  email: string;
  /** How many submissions there are under this address; null before one was asked for. */
  found: number | null;
  /** How many were just erased. */
  erased: number | null;
};

export type AccountsPage = {
  page: "accounts";
  viewer: Viewer;
  now: Date;
  accounts: StaffAccount[];
  problem: string | null;
  /** A one-time link that was just made; shown this once. */
  link: { purpose: "account" | "password"; email: string; address: string } | null;
  done: string | null;
};

/** One's own account. */
export type AccountPage = {
  page: "account";
  viewer: Viewer;
  now: Date;
  sessions: StaffSession[];
  factors: SecondFactors;
  shortestPassword: number;
  /** Words for each field that is wrong. */
  errors: Record<string, string>;
  done: string | null;
};

export type AuditPage = {
  page: "audit";
  viewer: Viewer;
  /** Newest first. */
  events: AuditEvent[];
  hasOlder: boolean;
  isFirst: boolean;
  /** For how long they are kept. */
  days: number;
};
