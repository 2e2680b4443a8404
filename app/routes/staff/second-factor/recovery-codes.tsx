import type { RecoveryCodesPage } from "#server/staff/pages.ts";
import { Button } from "#ui/button/button.tsx";
import { Desk } from "../desk.tsx";
import styles from "./second-factor.module.css";

/** Shown this once: only hashes are kept. */
export function RecoveryCodes({ viewer, codes }: RecoveryCodesPage) {
  return (
    <Desk viewer={viewer} heading="Recovery codes" current="account" notice="Your sign-in is changed.">
      <p>
        Each of these signs you in once where neither passkey nor app is at hand. They are shown only now:
        print them, or keep them in a password manager. Those you had before work no longer.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>
        <Button href="/staff/account/second-factor" tone="solid">
          I have kept them
        </Button>
      </p>
    </Desk>
  );
}
