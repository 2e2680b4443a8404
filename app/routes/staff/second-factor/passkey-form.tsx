import type { ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import styles from "./second-factor.module.css";

type PasskeyFormProps = {
  action: string;
  /** The options with which the script calls the browser, as JSON. */
  passkey: string;
  /** The field that gets what the passkey signs. */
  name?: string;
  /** The button's label. */
  words: string;
  children?: ReactNode;
};

/** Hidden until script finds that the browser supports passkeys; without script, a text says what is missing. */
export function PasskeyForm({ action, passkey, name = "response", words, children }: PasskeyFormProps) {
  return (
    <>
      <form method="post" action={action} data-passkey={passkey} hidden>
        {children}
        <input type="hidden" name={name} data-signed="" value="" />
        <p role="alert" className={styles.problem} />
        <Button type="submit" tone="signal" size="large">
          {words}
        </Button>
      </form>
      <p data-without-passkey="">A passkey needs JavaScript and a browser that supports passkeys.</p>
      <script type="module" src="/passkey.js" />
    </>
  );
}
