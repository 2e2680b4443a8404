import type { ComponentProps } from "react";
import { Field, type FieldWords } from "./field.tsx";

type Properties = FieldWords & Omit<ComponentProps<"input">, keyof FieldWords | "type">;

/** A checkbox with its label beside it. */
export function Checkbox({ label, mark, hint, error, id, className, ...input }: Properties) {
  return (
    <Field label={label} mark={mark} hint={hint} error={error} id={id} className={className} kind="checkbox">
      {(control) => <input {...input} {...control} type="checkbox" />}
    </Field>
  );
}
