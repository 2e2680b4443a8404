import type { AccountPage } from "#server/staff/pages.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { Desk } from "../desk.tsx";
import styles from "../plain-form.module.css";
import { Age, Moment } from "../time.tsx";
import { roleWords } from "../words.ts";
import accounts from "./accounts.module.css";

/** The viewer's own password and sessions. */
export function OwnAccount({ viewer, now, sessions, factors, shortestPassword, errors, done }: AccountPage) {
  const count = factors.passkeys.length + (factors.authenticator ? 1 : 0);
  return (
    <Desk viewer={viewer} heading={viewer.name} current="account" notice={done}>
      <p>
        {viewer.email}, {roleWords[viewer.role]}
      </p>
      <section aria-labelledby="factors">
        <h2 id="factors" className={accounts.heading}>
          Second step
        </h2>
        <p>
          {count === 0
            ? "Your password alone signs you in. With a passkey or an authenticator app as well, somebody who learns your password still can't sign in. "
            : "Signing in takes your password and a second step. "}
          <TextLink href="/staff/account/second-factor">
            {count === 0 ? "Add a second step" : "Passkeys, app and recovery codes"}
          </TextLink>
        </p>
      </section>
      <section aria-labelledby="sessions">
        <h2 id="sessions" className={accounts.heading}>
          Signed in
        </h2>
        <ul className={accounts.accounts}>
          {sessions.map((session) => (
            <li key={session.id}>
              <p>
                <b>{session.id === viewer.sessionId ? "This browser" : "Another browser"}</b>
                <span>{session.browser}</span>
              </p>
              <p>
                Since <Moment at={session.createdAt} />
                <span>
                  Used <Age at={session.lastSeenAt} now={now} /> ago
                </span>
              </p>
              {session.id !== viewer.sessionId && (
                <form method="post" action={`/staff/account/sessions/${session.id}`}>
                  <Button type="submit" size="small">
                    End it
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <form method="post" action="/staff/account/sessions/others" className={accounts.all}>
            <Button type="submit" size="small">
              End all others
            </Button>
          </form>
        )}
      </section>
      <section aria-labelledby="password-heading">
        <h2 id="password-heading" className={accounts.heading}>
          Change your password
        </h2>
        <form method="post" action="/staff/account/password" className={styles.form}>
          <input type="hidden" name="username" autoComplete="username" value={viewer.email} />
          <TextField
            label="Current password"
            id="current"
            name="current"
            type="password"
            autoComplete="current-password"
            error={errors["current"]}
            required
          />
          <TextField
            label="New password"
            hint={`${shortestPassword} characters or more. A few words in a row are easy to remember. Your other sessions end.`}
            id="password"
            name="password"
            type="password"
            autoComplete="new-password"
            error={errors["password"]}
            minLength={shortestPassword}
            required
          />
          <Button type="submit" tone="solid">
            Change it
          </Button>
        </form>
      </section>
    </Desk>
  );
}
