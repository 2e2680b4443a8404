/** What the server hands to a page of the desk; server/staff/pages.ts says the same for the side that fills it. */
export type StaffPage =
  | SignInPage
  | WelcomePage
  | RefusedPage
  | DeskPage
  | TicketPage
  | ErasePage
  | AccountsPage
  | AccountPage;

type Role = "admin" | "editor";

export type Viewer = { id: string; name: string; email: string; role: Role; sessionId: string };

export type SignInPage = { page: "sign-in"; email: string; next: string; problem: string | null };

export type WelcomePage = {
  page: "welcome";
  purpose: "first-account" | "account" | "password" | null;
  unusable: "ended" | "has-account" | null;
  email: string;
  emailIsOpen: boolean;
  name: string;
  shortestPassword: number;
  errors: Record<string, string>;
};

export type RefusedPage = { page: "refused"; viewer: Viewer; status: 403 | 404; message: string };

export type View = "open" | "new" | "late" | "undelivered" | "answered" | "closed" | "spam";

export type TicketState = "new" | "answered" | "closed" | "spam";

export type Filters = {
  view: View;
  search: string;
  form: string | null;
  reason: string | null;
  from: string | null;
  to: string | null;
};

type Fields = { [name: string]: string | undefined };

export type TicketRow = {
  id: string;
  reference: string;
  form: string;
  state: TicketState;
  receivedAt: Date;
  fields: Fields;
  owner: string | null;
  late: boolean;
  undelivered: boolean;
  erasedAt: Date | null;
};

export type DeskPage = {
  page: "desk";
  viewer: Viewer;
  now: Date;
  filters: Filters;
  query: string;
  /** Null where the words of a search are too frequent to be counted. */
  counts: Record<View, number> | null;
  tickets: TicketRow[];
  older: boolean;
  newer: boolean;
};

export type Delivery = {
  kind: "sales-notice" | "sender-confirmation" | "document-link" | "webhook";
  recipient: string;
  state: "pending" | "sent" | "failed" | "cancelled";
  attempts: number;
  sentAt: Date | null;
  nextAttemptAt: Date;
  lastError: string | null;
};

export type Entry = {
  at: Date;
  kind: "note" | "state" | "owner" | "sent-again" | "erased";
  text: string;
  staff: string | null;
};

export type Ticket = {
  reference: string;
  form: string;
  state: TicketState;
  receivedAt: Date;
  stateSince: Date;
  dueAt: Date;
  page: string | null;
  fields: Fields;
  consent: { wording: string; at: Date; page: string | null } | null;
  owner: { id: string; name: string } | null;
  erasedAt: Date | null;
  deliveries: Delivery[];
  entries: Entry[];
};

export type TicketPage = {
  page: "ticket";
  viewer: Viewer;
  now: Date;
  ticket: Ticket;
  colleagues: { id: string; name: string }[];
  done: string | null;
};

export type ErasePage = {
  page: "erase";
  viewer: Viewer;
  email: string;
  found: number | null;
  erased: number | null;
};

export type Account = {
  id: string;
  name: string;
  email: string;
  role: Role;
  disabledAt: Date | null;
  lastSeenAt: Date | null;
  sessions: number;
};

export type AccountsPage = {
  page: "accounts";
  viewer: Viewer;
  now: Date;
  accounts: Account[];
  problem: string | null;
  link: { purpose: "account" | "password"; email: string; address: string } | null;
  done: string | null;
};

export type AccountPage = {
  page: "account";
  viewer: Viewer;
  now: Date;
  sessions: { id: string; browser: string; createdAt: Date; lastSeenAt: Date }[];
  shortestPassword: number;
  problem: string | null;
  done: string | null;
};
