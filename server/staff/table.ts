export type Role = "admin" | "editor";

/** All times: ISO 8601, UTC. Columns that only better-auth reads and writes stand in the migration. */
export interface StaffUsersTable {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  /** 0 or 1. better-auth wants to know; our accounts begin with a link that was handed over. */
  email_verified: number;
  role: Role;
  disabled_at: string | null;
  created_at: string;
  updated_at: string;
}

/** Of one password; better-auth has more columns for other ways to sign in, which stay empty. */
export interface StaffCredentialsTable {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: "credential";
  /** scrypt, with its salt. */
  password: string;
  created_at: string;
  updated_at: string;
}

export interface StaffSessionsTable {
  id: string;
  user_id: string;
  token: string;
  expires_at: string;
  ip_address: string | null;
  user_agent: string | null;
  created_at: string;
  updated_at: string;
}

export interface StaffInvitationsTable {
  /** SHA-256 of the token in the link, in hexadecimal: whoever reads the table can't use it. */
  token_hash: string;
  purpose: InvitationPurpose;
  /** Null where whoever has the link names their own. */
  email: string | null;
  role: Role | null;
  created_at: string;
  expires_at: string;
}

/** What a one-time link lets its holder do: create the very first account, an account, or choose a new password. */
export type InvitationPurpose = "first-account" | "account" | "password";

/** Sign-ins that failed or are under way. */
export interface SignInAttemptsTable {
  id: string;
  /** SHA-256 of the email address in lower case. */
  account: string;
  /** The address that it came from; of IPv6 the network. */
  network: string;
  at: string;
}
