import { leadFields, leadForm } from "#content/forms/lead-form.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./lead-form.module.css";
import type { Details } from "./remembered-details.ts";

type RememberedVisitorProps = { details: Details; onChange: () => void; onForget: () => void };

/**
 * Replaces the fields for a visitor whom this device remembers: shows their details, and lets them change or forget
 * them.
 */
export function RememberedVisitor({ details, onChange, onForget }: RememberedVisitorProps) {
  const { heading, note, change, forget } = leadForm.remembered;
  return (
    <fieldset className={styles.known}>
      <legend className={styles.legend}>{heading}</legend>
      {leadFields.map((name) => (
        <input key={name} type="hidden" name={name} value={details[name]} />
      ))}
      <p className={styles.who}>
        <strong>{details.fullName}</strong>
        <span>
          {details.jobTitle}, {details.companyName}
        </span>
        <span>{details.email}</span>
      </p>
      <p className={styles.note}>{note}</p>
      <div className={styles.ways}>
        <Button size="small" onClick={onChange}>
          {change}
        </Button>
        <Button size="small" onClick={onForget}>
          {forget}
        </Button>
      </div>
    </fieldset>
  );
}
