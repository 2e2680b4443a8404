import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type {
  BlogDraftsTable,
  BlogPicturesTable,
  BlogPictureUsesTable,
  BlogPostsTable,
  BlogSlugsTable,
  BlogStateTable,
  BlogVersionsTable,
  PostWordsTable,
} from "./blog.ts";
import type { DeliveriesTable } from "./deliveries.ts";
import type { TicketEntriesTable, TicketsTable, TicketWordsTable } from "./desk.ts";
import type { NodesTable } from "./nodes.ts";
import type {
  StaffCredentialsTable,
  StaffEventsTable,
  StaffInvitationsTable,
  StaffNoticesTable,
  StaffSessionsTable,
  StaffUsersTable,
} from "./staff.ts";
import type {
  SignInAttemptsTable,
  StaffAuthenticatorsTable,
  StaffChallengesTable,
  StaffDevicesTable,
  StaffPasskeysTable,
  StaffRecoveryCodesTable,
} from "./staff-sign-in.ts";
import type { FormCountsTable, SubmissionsTable } from "./submissions.ts";

// biome-ignore lint/style/useConsistentTypeDefinitions: a type alias would be read as any list of tables
export interface Tables {
  submissions: SubmissionsTable;
  deliveries: DeliveriesTable;
  form_counts: FormCountsTable;
  tickets: TicketsTable;
  ticket_words: TicketWordsTable;
  ticket_entries: TicketEntriesTable;
  staff_users: StaffUsersTable;
  staff_credentials: StaffCredentialsTable;
  staff_sessions: StaffSessionsTable;
  staff_invitations: StaffInvitationsTable;
  sign_in_attempts: SignInAttemptsTable;
  staff_devices: StaffDevicesTable;
  staff_authenticators: StaffAuthenticatorsTable;
  staff_recovery_codes: StaffRecoveryCodesTable;
  staff_passkeys: StaffPasskeysTable;
  staff_challenges: StaffChallengesTable;
  staff_notices: StaffNoticesTable;
  staff_events: StaffEventsTable;
  blog_posts: BlogPostsTable;
  blog_versions: BlogVersionsTable;
  blog_slugs: BlogSlugsTable;
  blog_drafts: BlogDraftsTable;
  blog_pictures: BlogPicturesTable;
  blog_picture_uses: BlogPictureUsesTable;
  blog_state: BlogStateTable;
  post_words: PostWordsTable;
  nodes: NodesTable;
}

export type Database = Kysely<Tables>;

/** Required where two writes must both succeed or both fail. */
export type Transaction = KyselyTransaction<Tables>;
