import type { AccountsPage, Role, StaffAccount } from "#server/staff/pages.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Desk } from "../desk.tsx";
import { Age } from "../time.tsx";
import { roleRights, roleWords } from "../words.ts";
import styles from "./accounts.module.css";

const roles = Object.keys(roleWords) as Role[];

/** Who may sign in; admins only. */
export function Accounts({ viewer, now, accounts, problem, link, done }: AccountsPage) {
  return (
    <Desk viewer={viewer} heading="Accounts" current="accounts" notice={done && "The account is changed."}>
      {problem && (
        <Alert tone="error">
          <p>{problem}</p>
        </Alert>
      )}
      {link && (
        <Alert tone="success">
          <p>
            {link.purpose === "account" ? "Within 48 hours" : "Within 30 minutes"}, and once, this link lets{" "}
            <b>{link.email}</b> {link.purpose === "account" ? "create an account" : "choose a new password"}.
            It is shown only here and now: pass it on.
          </p>
          <p>
            <code className={styles.link}>{link.address}</code>
          </p>
        </Alert>
      )}
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <Row key={account.id} account={account} now={now} isSelf={account.id === viewer.id} />
        ))}
      </ul>
      <section aria-labelledby="invite">
        <h2 id="invite" className={styles.heading}>
          Invite somebody
        </h2>
        <form method="post" action="/staff/accounts" className={styles.invite}>
          <TextField
            label="Email"
            id="email"
            name="email"
            type="email"
            maxLength={254}
            autoComplete="off"
            required
          />
          <SelectField
            label="Role"
            id="role"
            name="role"
            defaultValue="sales"
            options={roles.map((role) => ({ value: role, label: roleRights[role] }))}
          />
          <Button type="submit" tone="solid" size="small">
            Make a link
          </Button>
        </form>
      </section>
    </Desk>
  );
}

function Row({ account, now, isSelf }: { account: StaffAccount; now: Date; isSelf: boolean }) {
  const { id, name, email, role, disabledAt, lastSeenAt, sessions } = account;
  return (
    <li>
      <p>
        <b>{name}</b> {isSelf && "(you)"}
        <span>{email}</span>
      </p>
      <p>
        {roleWords[role]}
        {disabledAt && <strong>, disabled</strong>}
        <span>
          {lastSeenAt ? (
            <>
              Seen <Age at={lastSeenAt} now={now} /> ago, {sessions} signed in
            </>
          ) : (
            "Not signed in"
          )}
        </span>
      </p>
      <div className={styles.actions}>
        {disabledAt ? (
          <Action id={id} action="enable" words="Enable" name={name} />
        ) : (
          <>
            {roles
              .filter((other) => other !== role)
              .map((other) => (
                <Action key={other} id={id} action={other} words={`Make ${other}`} name={name} />
              ))}
            <Action id={id} action="link" words="New password link" name={name} />
            <Action id={id} action="unlock" words="Forget failed sign-ins" name={name} />
            <Action id={id} action="sign-out" words="Sign out everywhere" name={name} />
            <Action id={id} action="disable" words="Disable" name={name} />
          </>
        )}
      </div>
    </li>
  );
}

function Action({ id, action, words, name }: { id: string; action: string; words: string; name: string }) {
  return (
    <form method="post" action={`/staff/accounts/${id}/${action}`}>
      <Button type="submit" size="small" aria-label={`${words}: ${name}`}>
        {words}
      </Button>
    </form>
  );
}
