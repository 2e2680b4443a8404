import { type ReactNode, useId } from "react";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon/icon.tsx";
import controlStyles from "./control.module.css";
import styles from "./field.module.css";

export type FieldWords = {
  label: ReactNode;
  /** Shown after the label: "optional". */
  mark?: string | undefined;
  /** Help for filling it in. */
  hint?: ReactNode;
  /** What is wrong and how to correct it. */
  error?: string | undefined;
  /** Also the target of an error summary; generated if it is left out. */
  id?: string | undefined;
  className?: string | undefined;
};

type ControlAttributes = {
  id: string;
  className: string | undefined;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

type FieldProps = FieldWords & {
  children: (control: ControlAttributes) => ReactNode;
  /** Of the control, instead of a line to write on. */
  controlClassName?: string | undefined;
  /** The control stands before its label. */
  controlFirst?: boolean;
};

/** Label, hint and error around a control, linked to it for screen readers. */
export function Field({
  label,
  mark,
  hint,
  error,
  id: given,
  className,
  controlClassName = controlStyles.control,
  controlFirst = false,
  children,
}: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const control = children({
    id,
    className: controlClassName,
    ...(describedBy && { "aria-describedby": describedBy }),
    ...(error && { "aria-invalid": true as const }),
  });

  return (
    <div className={classes(styles.field, className)}>
      {controlFirst && control}
      <label htmlFor={id} className={styles.label}>
        {label}
        {mark && <span className={styles.mark}>, {mark}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {!controlFirst && control}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
