import type { Role } from "#server/roles/roles.ts";

/** All times: ISO 8601, UTC. Columns that only better-auth reads and writes stand in the migration. */
export type StaffUsersTable = {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  /** 0 or 1. better-auth needs it; our accounts begin with a link that was handed over. */
  email_verified: number;
  role: Role;
  disabled_at: string | null;
  created_at: string;
  updated_at: string;
};

/** Of one password; better-auth has more columns for other ways to sign in, which stay empty. */
export type StaffCredentialsTable = {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: "credential";
  /** scrypt, with its salt. */
  password: string;
  created_at: string;
  updated_at: string;
};

export type StaffSessionsTable = {
  id: string;
  user_id: string;
  token: string;
  expires_at: string;
  ip_address: string | null;
  user_agent: string | null;
  created_at: string;
  updated_at: string;
  /** When the password was last given in it. */
  confirmed_at: string | null;
};

/** Mail to staff that is still to be sent. */
export type StaffNoticesTable = {
  /** UUID version 7, and part of the Message-ID. */
  id: string;
  user_id: string;
  kind: NoticeKind;
  detail: string;
  created_at: string;
  attempts: number;
  next_attempt_at: string;
};

/** The audit log. Its rows are never changed. */
export type StaffEventsTable = {
  /** UUID version 7: events in order of it are in order of time. */
  id: string;
  at: string;
  action: AuditAction;
  actor_id: string | null;
  subject: string | null;
  detail: string | null;
  /** The name of the network for that day: see network-names.ts. */
  network: string | null;
};

export type StaffInvitationsTable = {
  /** SHA-256 of the token in the link, in hexadecimal: whoever reads the table can't use it. */
  token_hash: string;
  purpose: InvitationPurpose;
  /** Null where whoever has the link names their own. */
  email: string | null;
  role: Role | null;
  created_at: string;
  expires_at: string;
};

/** What a one-time link lets its holder do: create the very first account, an account, or choose a new password. */
export type InvitationPurpose = "first-account" | "account" | "password";

/** What the audit log knows of. */
export type AuditAction =
  | "signed-in"
  | "sign-in-failed"
  | "signed-out"
  | "password-confirmed"
  | "password-changed"
  | "second-factor-added"
  | "second-factor-removed"
  | "recovery-code-used"
  | "recovery-codes-made"
  | "invited"
  | "account-created"
  | "role-changed"
  | "account-disabled"
  | "account-enabled"
  | "sessions-ended"
  | "attempts-forgotten"
  | "exported"
  | "erased"
  | "post-published"
  | "post-withdrawn"
  | "post-deleted"
  | "post-restored"
  | "post-erased";

export type NoticeKind = "new-device" | "password-changed" | "second-factor-changed" | "handed-over";
