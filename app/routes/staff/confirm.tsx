import type { ConfirmPage } from "#server/staff/pages.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Desk } from "./desk.tsx";
import styles from "./plain-form.module.css";
import { CodeField } from "./second-factor/code-field.tsx";
import { PasskeyForm } from "./second-factor/passkey-form.tsx";

/**
 * Asks for the password again, then for the second step of an account that has one; the request is kept as hidden
 * fields and carried out once both are right.
 */
export function Confirm({ viewer, action, fields, step, problem }: ConfirmPage) {
  const kept = <KeptFields fields={fields} />;
  return (
    <Desk viewer={viewer} heading={step ? "Your second step again" : "Your password again"}>
      {problem && (
        <Alert tone="error">
          <p>{problem}</p>
        </Alert>
      )}
      <p>
        What you are about to do needs your {step ? "second step" : "password"}. It is not asked for again for
        15 minutes.
      </p>
      {step?.passkey && (
        <PasskeyForm action={action} passkey={step.passkey} name="confirm-passkey" words="Use a passkey">
          {kept}
        </PasskeyForm>
      )}
      <form method="post" action={action} className={styles.form}>
        {kept}
        {step ? (
          <CodeField name="confirm-code" hasAuthenticator={step.hasAuthenticator} />
        ) : (
          <>
            <input type="hidden" name="username" autoComplete="username" value={viewer.email} />
            <TextField
              label="Password"
              id="confirm-password"
              name="confirm-password"
              type="password"
              autoComplete="current-password"
              required
            />
          </>
        )}
        <Button type="submit" tone={step?.passkey ? "outline" : "solid"}>
          Go on
        </Button>
      </form>
    </Desk>
  );
}

function KeptFields({ fields }: Pick<ConfirmPage, "fields">) {
  return fields
    .filter(([name]) => name !== "username")
    .map(([name, value], place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a name may come twice
      <input key={place} type="hidden" name={name} value={value} />
    ));
}
