import { type enquiryFields, enquiryForm } from "#content/forms/enquiry-form.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { TextField } from "#ui/field/text-field.tsx";

type EnquiryFieldProps = {
  name: (typeof enquiryFields)[number];
  id: string;
  error?: string | undefined;
  /** Its initial value. */
  value?: string | undefined;
  className?: string | undefined;
};

const types = { email: "email", phoneNumber: "tel" } as const;

/** A field of the enquiry, as content/forms/enquiry-form.ts describes it. */
export function EnquiryField({ name, value, ...place }: EnquiryFieldProps) {
  const { label, required } = enquiryForm.fields[name];
  const control = { ...place, name, label, required, ...(value !== undefined && { defaultValue: value }) };

  if (name === "message") return <TextArea {...control} />;
  if (name === "reason") {
    const { blank, options } = enquiryForm.fields.reason;
    return (
      <SelectField {...control} blank={blank} options={options.map((value) => ({ value, label: value }))} />
    );
  }
  const field = enquiryForm.fields[name];
  return (
    <TextField
      {...control}
      type={name === "email" || name === "phoneNumber" ? types[name] : "text"}
      {...("autocomplete" in field && { autoComplete: field.autocomplete })}
      {...("placeholder" in field && { placeholder: field.placeholder })}
    />
  );
}
