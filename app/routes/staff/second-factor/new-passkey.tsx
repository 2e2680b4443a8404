import type { NewPasskeyPage } from "#server/staff/pages.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { Desk } from "../desk.tsx";
import form from "../plain-form.module.css";
import { PasskeyForm } from "./passkey-form.tsx";

export function NewPasskey({ viewer, passkey }: NewPasskeyPage) {
  return (
    <Desk viewer={viewer} heading="New passkey" current="account">
      <p>
        Your device, your password manager or a security key stores the passkey. Give it a name that you will
        recognise.
      </p>
      <div className={form.form}>
        <PasskeyForm
          action="/staff/account/second-factor/passkey/new"
          passkey={passkey}
          words="Make the passkey"
        >
          <TextField label="Name" id="name" name="name" defaultValue="Passkey" maxLength={100} required />
        </PasskeyForm>
      </div>
    </Desk>
  );
}
