import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { DeliveriesTable } from "#server/deliveries/table.ts";
import type { TicketEntriesTable, TicketsTable, TicketWordsTable } from "#server/desk/table.ts";
import type {
  SignInAttemptsTable,
  StaffCredentialsTable,
  StaffInvitationsTable,
  StaffSessionsTable,
  StaffUsersTable,
} from "#server/staff/table.ts";
import type { SubmissionsTable } from "#server/submissions/table.ts";

export interface Tables {
  submissions: SubmissionsTable;
  deliveries: DeliveriesTable;
  tickets: TicketsTable;
  ticket_words: TicketWordsTable;
  ticket_entries: TicketEntriesTable;
  staff_users: StaffUsersTable;
  staff_credentials: StaffCredentialsTable;
  staff_sessions: StaffSessionsTable;
  staff_invitations: StaffInvitationsTable;
  sign_in_attempts: SignInAttemptsTable;
}

export type Database = Kysely<Tables>;

/** Asked for where two writes must stand or fall together. */
export type Transaction = KyselyTransaction<Tables>;
