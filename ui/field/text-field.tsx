import type { ComponentProps } from "react";
import { Field, type FieldWords } from "./field.tsx";

type TextFieldProps = FieldWords &
  Omit<ComponentProps<"input">, keyof FieldWords | "type"> & {
    type?: "text" | "email" | "tel" | "password" | "search";
  };

/** One line of text. */
export function TextField({
  label,
  mark,
  hint,
  error,
  id,
  className,
  type = "text",
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} mark={mark} hint={hint} error={error} id={id} className={className}>
      {(control) => <input {...input} {...control} type={type} />}
    </Field>
  );
}
