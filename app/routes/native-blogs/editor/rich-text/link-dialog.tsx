import { type FormEvent, useState } from "react";
import { isSafeAddress } from "#content/posts/post-links.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import styles from "../pictures/dialogs.module.css";

type LinkDialogProps = {
  /** The address of the link at the caret; empty if there is none. */
  address: string;
  onSet: (address: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Asks for a link's address. */
export function LinkDialog({ address, onSet, onRemove, onClose }: LinkDialogProps) {
  const [value, setValue] = useState(address);
  const [problem, setProblem] = useState<string>();

  function set(event: FormEvent) {
    event.preventDefault();
    const wanted = completed(value.trim());
    if (isSafeAddress(wanted)) return onSet(wanted);
    setProblem(
      "Please enter an address like https://company.example/page, /contact or mailto:name@company.example",
    );
  }

  return (
    <Dialog open onClose={onClose} title={address ? "Change the link" : "Insert a link"} closeLabel="Close">
      <form className={styles.form} onSubmit={set} noValidate>
        <TextField
          label="Address"
          value={value}
          maxLength={2000}
          autoComplete="off"
          spellCheck={false}
          error={problem}
          data-safe=""
          onChange={(event) => setValue(event.target.value)}
        />
        <div className={styles.answers}>
          {address && <Button onClick={onRemove}>Remove the link</Button>}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="solid">
            {address ? "Change" : "Insert"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** `company.example/page` and `name@company.example` are what people type. */
function completed(address: string) {
  if (/^[^\s/@:]+@[^\s/@]+\.[^\s/@]+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) ? `https://${address}` : address;
}
