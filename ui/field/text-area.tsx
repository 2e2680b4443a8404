import type { ComponentProps } from "react";
import { Field, type FieldWords } from "./field.tsx";

type Properties = FieldWords & Omit<ComponentProps<"textarea">, keyof FieldWords>;

/** Several lines of text; grows with what is written, where the browser can. */
export function TextArea({ label, mark, hint, error, id, className, rows = 3, ...textarea }: Properties) {
  return (
    <Field label={label} mark={mark} hint={hint} error={error} id={id} className={className}>
      {(control) => <textarea {...textarea} {...control} rows={rows} />}
    </Field>
  );
}
