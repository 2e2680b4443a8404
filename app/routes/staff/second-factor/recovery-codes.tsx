import type { RecoveryCodesPage } from "#server/staff/pages.ts";
import { Button } from "#ui/button/button.tsx";
import { Desk } from "../desk.tsx";
import styles from "./second-factor.module.css";

/** Shown this once: only hashes are kept. */
export function RecoveryCodes({ viewer, codes }: RecoveryCodesPage) {
  return (
    <Desk viewer={viewer} heading="Recovery codes" current="account" notice="Your sign-in is changed.">
      <p>
        Each code signs you in once if you have neither your passkey nor your app with you. They are shown
        only this once: print them, or save them in a password manager. Earlier codes no longer work.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>
        <Button href="/staff/account/second-factor" tone="solid">
          I have saved them
        </Button>
      </p>
    </Desk>
  );
}
