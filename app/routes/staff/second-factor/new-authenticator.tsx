import type { NewAuthenticatorPage } from "#server/staff/pages.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Desk } from "../desk.tsx";
import form from "../plain-form.module.css";
import styles from "./second-factor.module.css";

/** The secret for an authenticator app, as a QR code and as text, and a field for the first code. */
export function NewAuthenticator({ viewer, letters, size, path, problem }: NewAuthenticatorPage) {
  return (
    <Desk viewer={viewer} heading="Authenticator app" current="account">
      <p>Scan this with an app for one-time codes, or type the key into it.</p>
      <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of the key">
        <path d={path} shapeRendering="crispEdges" />
      </svg>
      <p>
        Key: <code className={styles.key}>{letters}</code>
      </p>
      <form method="post" action="/staff/account/second-factor/authenticator/code" className={form.form}>
        <TextField
          label="The code that the app shows now"
          id="code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={problem ?? undefined}
          maxLength={10}
          required
        />
        <Button type="submit" tone="solid">
          Add the app
        </Button>
      </form>
    </Desk>
  );
}
