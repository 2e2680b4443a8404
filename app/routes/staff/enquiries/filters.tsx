import { formNames, forms } from "#addresses/forms.ts";
import { FilterBar } from "#app/sections/filter-bar/filter-bar.tsx";
import type { Filters as DeskFilters } from "#server/staff/pages.ts";
import { Field } from "#ui/field/field.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { reasons } from "../words.ts";
import styles from "./enquiries.module.css";

/** The filters of the list of enquiries. */
export function Filters({ filters, isNarrowed }: { filters: DeskFilters; isNarrowed: boolean }) {
  return (
    <details className={styles.filters} open={isNarrowed}>
      <summary>Search and filters</summary>
      <FilterBar action="/staff" search={filters.search} placeholder="Name, company, reference, any word">
        {filters.view !== "open" && <input type="hidden" name="view" value={filters.view} />}
        <SelectField
          label="Form"
          id="form"
          name="form"
          blank="Every form"
          defaultValue={filters.form ?? ""}
          options={formNames.map((name) => ({ value: name, label: forms[name].words }))}
        />
        <SelectField
          label="Reason"
          id="reason"
          name="reason"
          blank="Every reason"
          defaultValue={filters.reason ?? ""}
          options={reasons.map((reason) => ({ value: reason, label: reason }))}
        />
        <SelectField
          label="Owner"
          id="owner"
          name="owner"
          blank="Everybody"
          defaultValue={filters.owner ?? ""}
          options={[
            { value: "mine", label: "Mine" },
            { value: "nobody", label: "Nobody's" },
          ]}
        />
        <Day label="From" name="from" value={filters.from} />
        <Day label="To" name="to" value={filters.to} />
      </FilterBar>
    </details>
  );
}

function Day({ label, name, value }: { label: string; name: string; value: string | null }) {
  return (
    <Field label={label} id={name}>
      {(control) => <input {...control} type="date" name={name} defaultValue={value ?? ""} />}
    </Field>
  );
}
