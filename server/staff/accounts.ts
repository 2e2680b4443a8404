import { plainEmail } from "#server/email/email-address.ts";
import { type Random, uuidv7 } from "#server/ids/ids.ts";
import type { Role } from "#server/roles/roles.ts";
import type { StaffUsersTable } from "#server/tables/staff.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";

export type StaffAccount = {
  id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: Date;
  disabledAt: Date | null;
  /** When it was last used, according to its sessions. */
  lastSeenAt: Date | null;
  /** Sessions that have not ended. */
  sessions: number;
};

export async function hasAccounts(db: Database) {
  return Boolean(await db.selectFrom("staff_users").select("id").limit(1).executeTakeFirst());
}

/** Every account in order of name; disabled ones too, because what they did keeps their name. */
export async function listAccounts(db: Database, now: Date): Promise<StaffAccount[]> {
  const users = await db.selectFrom("staff_users").selectAll().orderBy("name").orderBy("id").execute();
  const sessions = await db
    .selectFrom("staff_sessions")
    .select((e) => ["user_id", e.fn.countAll().as("count"), e.fn.max("updated_at").as("seen")])
    .where("expires_at", ">", now.toISOString())
    .groupBy("user_id")
    .execute();
  const byUser = new Map(sessions.map((row) => [row.user_id, row]));
  return users.map((user) => {
    const open = byUser.get(user.id);
    return {
      ...fromRow(user),
      lastSeenAt: open?.seen ? new Date(open.seen) : null,
      sessions: Number(open?.count ?? 0),
    };
  });
}

export async function findAccount(db: Database, email: string) {
  const row = await db
    .selectFrom("staff_users")
    .selectAll()
    .where("email", "=", plainEmail(email).toLowerCase())
    .executeTakeFirst();
  return row && fromRow(row);
}

type NewAccount = {
  name: string;
  email: string;
  role: Role;
  passwordHash: string;
  now: Date;
  random: Random;
};

/** @returns the id of the account; undefined if the address already has one */
export async function createAccount(trx: Transaction, account: NewAccount) {
  const { name, role, passwordHash, now, random } = account;
  const id = uuidv7(now, random);
  const email = account.email.toLowerCase();
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  const user = await trx
    .insertInto("staff_users")
    .values({ id, name, email, role, email_verified: 1, ...times })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!user) return undefined;
  await trx
    .insertInto("staff_credentials")
    .values({
      id,
      user_id: id,
      account_id: id,
      provider_id: "credential",
      password: passwordHash,
      ...times,
    })
    .execute();
  return id;
}

function fromRow({ id, name, email, role, created_at, disabled_at }: StaffUsersTable) {
  return {
    id,
    name,
    email,
    role,
    createdAt: new Date(created_at),
    disabledAt: disabled_at ? new Date(disabled_at) : null,
  };
}

export async function isDisabled(db: Database, userId: string) {
  const user = await db
    .selectFrom("staff_users")
    .select("disabled_at")
    .where("id", "=", userId)
    .executeTakeFirst();
  return !user || user.disabled_at !== null;
}
