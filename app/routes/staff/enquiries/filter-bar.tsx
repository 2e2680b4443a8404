import type { Filters } from "#app/staff-page.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { formWords, reasons } from "../words.ts";
import styles from "./enquiries.module.css";

/** Search and filters: a form that asks for the same page, narrowed. */
export function FilterBar({ filters }: { filters: Filters }) {
  return (
    <search className={styles.search}>
      <form method="get" action="/staff" className={styles.filters}>
        {filters.view !== "open" && <input type="hidden" name="view" value={filters.view} />}
        <TextField
          label="Search"
          id="search"
          name="search"
          type="search"
          defaultValue={filters.search}
          placeholder="Name, company, reference, any word"
          maxLength={200}
          className={styles.words}
        />
        <SelectField
          label="Form"
          id="form"
          name="form"
          blank="Every form"
          defaultValue={filters.form ?? ""}
          options={Object.entries(formWords).map(([value, label]) => ({ value, label }))}
        />
        <SelectField
          label="Reason"
          id="reason"
          name="reason"
          blank="Every reason"
          defaultValue={filters.reason ?? ""}
          options={reasons.map((reason) => ({ value: reason, label: reason }))}
        />
        <Day label="From" name="from" value={filters.from} />
        <Day label="To" name="to" value={filters.to} />
        <div className={styles.apply}>
          <Button type="submit" size="small" tone="solid">
            Show
          </Button>
        </div>
      </form>
    </search>
  );
}

function Day({ label, name, value }: { label: string; name: string; value: string | null }) {
  return (
    <Field label={label} id={name}>
      {(control) => <input {...control} type="date" name={name} defaultValue={value ?? ""} />}
    </Field>
  );
}
