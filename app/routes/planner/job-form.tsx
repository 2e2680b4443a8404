import { plannerWords } from "#content/planner/planner.ts";
import { inList } from "#planner/in-list.ts";
import type { CostField } from "#planner/money/read-costs.ts";
import { fieldLengths } from "#planner/numbers/field-lengths.ts";
import { columns, type RowList } from "#planner/rows/columns.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./job-form.module.css";
import type { Job } from "./read-job.ts";

const { groups, rows: rowsWords, several, readAs: readAsWords } = plannerWords.job;
type Shown = Job["fields"][number];
type RowsField = Job["rows"][number];

/** The id of the form with the plan: fields in several parts of the page belong to it and are sent with it. */
const form = "job";

/** Groups whose step says the same in its title. */
const quiet: ReadonlySet<Shown["group"]> = new Set(["load", "flow", "floor"]);

type JobFieldsProps = {
  fields: readonly Shown[];
  groups: readonly Shown["group"][];
  /** The number of flows in the plan, if the fields are those of the first one. */
  flows?: number;
};

export function JobFields({ fields, groups: shown, flows = 1 }: JobFieldsProps) {
  return shown.map((group, index) => (
    <fieldset key={group} className={styles.group}>
      <legend className={quiet.has(group) ? undefined : styles.legend}>
        {quiet.has(group) ? <VisuallyHidden>{groups[group]}</VisuallyHidden> : groups[group]}
      </legend>
      {fields
        .filter((field) => field.group === group)
        .map((field) => (
          <OneField key={field.name} {...field} />
        ))}
      {index === 0 && flows > 1 && <p className={styles.whole}>{several(flows)}</p>}
    </fieldset>
  ));
}

/** The plan's lists as rows to type, or to paste from a spreadsheet. */
export function RowsFields({ rows, lists }: { rows: readonly RowsField[]; lists: readonly RowList[] }) {
  const shown = rows.filter(({ name }) => lists.includes(name));
  return (
    <details data-aside="" className={styles.rows} open={shown.some(({ error }) => error)}>
      <summary>{rowsWords.open(inList(lists.map((list) => rowsWords[list].label.toLowerCase())))}</summary>
      {shown.map(({ name, value, error }) => (
        <TextArea
          key={name}
          id={`job-${name}`}
          name={name}
          form={form}
          label={rowsWords[name].label}
          hint={`${rowsWords.hint(columns[name].join("; "))} ${rowsWords[name].hint}`}
          error={error}
          defaultValue={value}
          rows={Math.min(14, value.split("\n").length + 1)}
          spellCheck={false}
          autoComplete="off"
        />
      ))}
    </details>
  );
}

const ledgers = ["once", "yearly", "byHand", "saved", "frame"] as const;

/** The sums of money in their lists, each with its band, and what they are counted with. */
export function MoneyFields({ fields }: { fields: readonly CostField[] }) {
  return (
    <>
      {ledgers.map((ledger) => (
        <fieldset key={ledger} className={styles.group}>
          <legend className={styles.legend}>{groups[ledger]}</legend>
          {fields
            .filter(({ group }) => group === ledger)
            .map((field) => (
              <div key={field.name} className={field.band && styles.banded}>
                <OneField {...field} unit={undefined} hint={readAs(field)} />
                {field.band && (
                  <TextField
                    id={`job-${field.band.name}`}
                    name={field.band.name}
                    form={form}
                    label={<BandLabel of={field.label} />}
                    hint={readAs({ ...field.band, unit: "%" })}
                    defaultValue={field.band.value}
                    inputMode="decimal"
                    maxLength={fieldLengths.number}
                    autoComplete="off"
                  />
                )}
              </div>
            ))}
        </fieldset>
      ))}
    </>
  );
}

/** How a sum was understood that was typed otherwise; a wrong one says so itself. */
const readAs = ({ readAs, unit, error }: Pick<CostField, "readAs" | "unit" | "error">) =>
  readAs === undefined || error ? undefined : readAsWords(readAs, units.get(unit) ?? unit);

/** Units whose short name says nothing beside a figure. */
const units = new Map<CostField["unit"], string>([
  ["times", ""],
  ["share", ""],
]);

function BandLabel({ of }: { of: string }) {
  return (
    <>
      <span aria-hidden="true">± %</span>
      <VisuallyHidden>
        {of}: {groups.band}
      </VisuallyHidden>
    </>
  );
}

type OneFieldProps = Partial<Pick<Shown, "series">> &
  Omit<CostField, "group" | "band" | "readAs" | "unit"> & {
    unit?: Shown["unit"] | undefined;
    hint?: string | undefined;
  };

function OneField({ name, label, unit, hint, options, series, optional, value, error }: OneFieldProps) {
  const common = { id: `job-${name}`, name, form, error, hint, defaultValue: value };
  if (options) return <SelectField {...common} label={label} options={options} />;
  return (
    <TextField
      {...common}
      label={unit ? `${label}, ${unit}` : label}
      mark={optional && "optional"}
      className={series ? styles.series : undefined}
      inputMode={series ? undefined : "decimal"}
      maxLength={fieldLengths[series ? "series" : "number"]}
      autoComplete="off"
    />
  );
}
