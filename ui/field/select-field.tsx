import type { ComponentProps } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./field.module.css";
import { Field, type FieldWords } from "./field.tsx";

type SelectFieldProps = FieldWords &
  Omit<ComponentProps<"select">, keyof FieldWords | "children"> & {
    options: readonly { value: string; label: string }[];
    /** The label of the blank choice. */
    blank?: string;
  };

/** A select; with `blank`, its first choice is a blank one. */
export function SelectField({
  label,
  mark,
  hint,
  error,
  id,
  className,
  options,
  blank,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} mark={mark} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <span className={styles.select}>
          {/* Chromium reports a required select as invalid before the visitor has chosen. */}
          <select {...select} {...control} aria-invalid={control["aria-invalid"] ?? false}>
            {blank !== undefined && <option value="">{blank}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
      )}
    </Field>
  );
}
