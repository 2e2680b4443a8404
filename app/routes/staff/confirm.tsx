import type { ConfirmPage } from "#server/staff/pages.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Desk } from "./desk.tsx";
import styles from "./plain-form.module.css";

/** Asks for the password again; the request is kept as hidden fields and carried out once the password is right. */
export function Confirm({ viewer, action, fields, problem }: ConfirmPage) {
  return (
    <Desk viewer={viewer} heading="Your password again">
      {problem && (
        <Alert tone="error">
          <p>{problem}</p>
        </Alert>
      )}
      <p>What you are about to do needs your password. It is not asked for again for 15 minutes.</p>
      <form method="post" action={action} className={styles.form}>
        <input type="hidden" name="username" autoComplete="username" value={viewer.email} />
        {fields
          .filter(([name]) => name !== "username")
          .map(([name, value], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a name may come twice
            <input key={place} type="hidden" name={name} value={value} />
          ))}
        <TextField
          label="Password"
          id="confirm-password"
          name="confirm-password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" tone="solid">
          Go on
        </Button>
      </form>
    </Desk>
  );
}
