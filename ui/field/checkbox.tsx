import type { ComponentProps } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./box.module.css";
import { Field, type FieldWords } from "./field.tsx";

type CheckboxProps = FieldWords & Omit<ComponentProps<"input">, keyof FieldWords | "type">;

/** A checkbox with its label beside it. */
export function Checkbox({ label, mark, hint, error, id, className, ...input }: CheckboxProps) {
  return (
    <Field
      label={label}
      mark={mark}
      hint={hint}
      error={error}
      id={id}
      className={classes(styles.row, className)}
      controlClassName={styles.box}
      controlFirst
    >
      {(control) => <input {...input} {...control} type="checkbox" />}
    </Field>
  );
}
