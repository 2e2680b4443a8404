import { plannerWords } from "#content/planner.ts";
import { Button } from "#ui/button/button.tsx";
import { ErrorSummary } from "#ui/error-summary/error-summary.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import styles from "./job-form.module.css";
import type { CostField } from "./read-costs.ts";
import type { Job } from "./read-job.ts";

const { groups, submit, wrong } = plannerWords.job;
type Shown = Job["fields"][number];

/** The job's fields in their groups, and the sums of money. */
export function JobForm({
  fields,
  costFields,
}: {
  fields: readonly Shown[];
  costFields: readonly CostField[];
}) {
  const errors = [...fields, ...costFields].flatMap(({ name, error }) =>
    error ? [{ field: `job-${name}`, message: error }] : [],
  );
  return (
    <>
      {errors.length > 0 && <ErrorSummary title={wrong} errors={errors} />}
      {(["load", "handover", "floor", "flow"] as const).map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.legend}>{groups[group]}</legend>
          {fields
            .filter((field) => field.group === group)
            .map((field) => (
              <OneField key={field.name} {...field} />
            ))}
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{groups.money}</legend>
        {costFields.map((field) => (
          <OneField key={field.name} {...field} />
        ))}
      </fieldset>
      <Button type="submit" tone="signal" size="large" className={styles.submit}>
        {submit}
      </Button>
    </>
  );
}

function OneField({ name, label, unit, options, optional, value, error }: Partial<Shown> & CostField) {
  const common = { id: `job-${name}`, name, error, defaultValue: value };
  if (options) return <SelectField {...common} label={label} options={options} />;
  return (
    <TextField
      {...common}
      label={unit ? `${label}, ${unit}` : label}
      mark={optional && "optional"}
      inputMode="decimal"
      maxLength={60}
      autoComplete="off"
    />
  );
}
