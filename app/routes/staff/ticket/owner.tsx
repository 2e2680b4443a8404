import type { Ticket, Viewer } from "#server/staff/pages.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import styles from "./ticket-page.module.css";

type OwnerProps = { ticket: Ticket; colleagues: { id: string; name: string }[]; viewer: Viewer };

export function Owner({ ticket: { reference, owner }, colleagues, viewer }: OwnerProps) {
  const action = `/staff/enquiries/${reference}/owner`;
  return (
    <section aria-labelledby="owner-heading">
      <h2 id="owner-heading">Owner</h2>
      {owner?.id !== viewer.id && (
        <form method="post" action={action} className={styles.states}>
          <input type="hidden" name="owner" value={viewer.id} />
          <Button type="submit" size="small" tone="solid">
            Take it
          </Button>
        </form>
      )}
      <form method="post" action={action} className={styles.owner}>
        <SelectField
          label="Looked after by"
          id="owner"
          name="owner"
          blank="Nobody"
          defaultValue={owner?.id ?? ""}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Button type="submit" size="small">
          Hand over
        </Button>
      </form>
    </section>
  );
}
