import { type RefObject, useEffect } from "react";
import { useDraft } from "#app/forms/use-draft.ts";
import { leadFields, leadForm } from "#content/forms/lead-form.ts";
import { TextField } from "#ui/field/text-field.tsx";
import styles from "./lead-form.module.css";

type LeadFieldsProps = {
  form: RefObject<HTMLFormElement | null>;
  idOf: (field: string) => string;
  /** By a field's name. */
  errors: Record<string, string>;
  /** Their initial values. */
  values: Record<string, string>;
  /** They replace something that had the focus. */
  takesFocus: boolean;
};

/** The fields of the lead form, as content/forms/lead-form.ts describes them. What is typed is kept until it is sent. */
export function LeadFields({ form, idOf, errors, values, takesFocus }: LeadFieldsProps) {
  useDraft(form, leadFields);

  useEffect(() => {
    if (!takesFocus) return;
    const first = form.current?.elements.namedItem(leadFields[0]);
    if (first instanceof HTMLElement) first.focus();
  }, [form, takesFocus]);

  return leadFields.map((name) => {
    const { label, autocomplete, required } = leadForm.fields[name];
    return (
      <TextField
        key={name}
        id={idOf(name)}
        name={name}
        type={name === "email" ? "email" : "text"}
        label={label}
        autoComplete={autocomplete}
        required={required}
        error={errors[name]}
        className={styles[name]}
        {...(values[name] !== undefined && { defaultValue: values[name] })}
      />
    );
  });
}
