import type { SecondFactorPage } from "#server/staff/pages.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Door } from "../door.tsx";
import { CodeField } from "./code-field.tsx";
import { PasskeyForm } from "./passkey-form.tsx";

/** The second step of signing in. A code needs no script, a passkey does. */
export function SecondFactor({ next, problem, hasAuthenticator, passkey }: SecondFactorPage) {
  return (
    <Door heading="Second step">
      {problem && (
        <Alert tone="error">
          <p>{problem}</p>
        </Alert>
      )}
      {passkey && (
        <PasskeyForm action="/staff/sign-in/second-factor" passkey={passkey} words="Use a passkey">
          <input type="hidden" name="next" value={next} />
        </PasskeyForm>
      )}
      <form method="post" action="/staff/sign-in/second-factor">
        <input type="hidden" name="next" value={next} />
        <CodeField name="code" hasAuthenticator={hasAuthenticator} />
        <Button type="submit" tone={passkey ? "outline" : "signal"} size="large" icon="arrow">
          Sign in
        </Button>
      </form>
      <p>Neither at hand? Whoever runs the server can remove the second step from your account.</p>
    </Door>
  );
}
