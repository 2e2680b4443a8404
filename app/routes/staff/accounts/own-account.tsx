import type { AccountPage } from "#server/staff/pages.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Desk } from "../desk.tsx";
import styles from "../plain-form.module.css";
import { Age, Moment } from "../time.tsx";
import accounts from "./accounts.module.css";

/** One's own password and the places where one is signed in. */
export function OwnAccount({ viewer, now, sessions, shortestPassword, problem, done }: AccountPage) {
  return (
    <Desk viewer={viewer} heading={viewer.name} current="account" notice={done && "That session has ended."}>
      {problem && (
        <Alert tone="error">
          <p>{problem}</p>
        </Alert>
      )}
      <p>
        {viewer.email}, {viewer.role === "admin" ? "admin" : "editor"}
      </p>
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
            maxLength={128}
            required
          />
          <TextField
            label="New password"
            hint={`${shortestPassword} characters or more. You are signed out everywhere and sign in with it.`}
            id="password"
            name="password"
            type="password"
            autoComplete="new-password"
            minLength={shortestPassword}
            maxLength={128}
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
