import type { ErasePage } from "#server/staff/pages.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Desk } from "./desk.tsx";
import styles from "./plain-form.module.css";

/** Erasing a person's data: ask for the address, see how much there is, then confirm. */
export function Erase({ viewer, email, found, erased }: ErasePage) {
  return (
    <Desk
      viewer={viewer}
      heading={found ? "Erase this for good?" : "Erase a person"}
      current="erase"
      notice={
        erased === null ? null : `Erased: ${submissions(erased)}. The references and this fact are kept.`
      }
    >
      {found ? (
        <Confirm email={email} found={found} />
      ) : (
        <>
          {found === 0 && (
            <Alert tone="note">
              <p>Nothing is kept under {email}.</p>
            </Alert>
          )}
          <p>
            This blanks everything that was sent under an email address and the notes about it, and cancels
            deliveries that still wait. You see first how much there is.
          </p>
          <form method="post" action="/staff/erase" className={styles.form}>
            <TextField
              label="Email"
              id="email"
              name="email"
              type="email"
              maxLength={254}
              autoComplete="off"
              required
            />
            <Button type="submit" tone="solid">
              Look it up
            </Button>
          </form>
        </>
      )}
    </Desk>
  );
}

function Confirm({ email, found }: { email: string; found: number }) {
  return (
    <>
      <p>
        {submissions(found)} under <b>{email}</b> will be blanked, on this site, for good. Emails that have
        already been sent stay with their recipients.
      </p>
      <form method="post" action="/staff/erase/confirmed" className={styles.answers}>
        <input type="hidden" name="email" value={email} />
        <Button href="/staff/erase">Keep everything</Button>
        <Button type="submit" tone="solid">
          Erase for good
        </Button>
      </form>
    </>
  );
}

function submissions(count: number) {
  return count === 1 ? "1 submission" : `${count} submissions`;
}
