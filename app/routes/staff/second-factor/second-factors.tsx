import type { SecondFactorsPage } from "#server/staff/pages.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import accounts from "../accounts/accounts.module.css";
import { Desk } from "../desk.tsx";
import { Moment } from "../time.tsx";

const home = "/staff/account/second-factor";

/** The viewer's own passkeys, authenticator app and recovery codes. */
export function SecondFactors({ viewer, factors, isMissing, problem, done }: SecondFactorsPage) {
  const { authenticator, passkeys, recoveryCodes } = factors;
  const hasOne = authenticator !== null || passkeys.length > 0;
  return (
    <Desk viewer={viewer} heading="Second step" current="account" notice={done}>
      {problem && (
        <Alert tone="error">
          <p>{problem}</p>
        </Alert>
      )}
      {isMissing && (
        <Alert tone="note">
          <p>
            Everybody at the desk of a public site needs a second step to sign in. Add one of these to
            continue.
          </p>
        </Alert>
      )}
      <p>
        After your password, signing in asks for one of these. Add two, so that losing one does not lock you
        out.
      </p>
      <ul className={accounts.accounts}>
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <li key={id}>
            <p>
              <b>{name}</b>
              <span>Passkey</span>
            </p>
            <p>
              Added <Moment at={createdAt} />
              <span>{usedAt ? <Moment at={usedAt} /> : "Not used yet"}</span>
            </p>
            <form method="post" action={`${home}/passkey/remove`}>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" size="small" aria-label={`Remove: ${name}`}>
                Remove
              </Button>
            </form>
          </li>
        ))}
        {authenticator && (
          <li>
            <p>
              <b>Authenticator app</b>
              <span>Codes of six digits</span>
            </p>
            <p>
              Added <Moment at={authenticator} />
            </p>
            <form method="post" action={`${home}/authenticator/remove`}>
              <Button type="submit" size="small" aria-label="Remove: Authenticator app">
                Remove
              </Button>
            </form>
          </li>
        )}
        {hasOne && (
          <li>
            <p>
              <b>Recovery codes</b>
              <span>For when you have neither with you</span>
            </p>
            <p>{recoveryCodes === 1 ? "1 is left" : `${recoveryCodes} are left`}</p>
            <form method="post" action={`${home}/recovery-codes`}>
              <Button type="submit" size="small">
                Make new ones
              </Button>
            </form>
          </li>
        )}
      </ul>
      <div className={accounts.actions}>
        <form method="post" action={`${home}/passkey`}>
          <Button type="submit" tone="solid">
            Add a passkey
          </Button>
        </form>
        <form method="post" action={`${home}/authenticator`}>
          <Button type="submit">{authenticator ? "Set up another app" : "Add an authenticator app"}</Button>
        </form>
      </div>
    </Desk>
  );
}
