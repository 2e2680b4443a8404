import type { Example } from "#ui/example.ts";
import { Checkbox } from "./checkbox.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const reasons = ["Looking for Solutions", "Partnership", "Support"].map((label) => ({ value: label, label }));

const fields = (
  <>
    <TextField label="Full name" name="fullName" autoComplete="off" required />
    <TextField label="Email" name="email" type="email" hint="We answer to this address." required />
    <TextField label="Country code" name="countryCode" placeholder="+91" required />
    <TextField label="Phone number" name="phoneNumber" type="tel" defaultValue="22 5550 0142" required />
    <SelectField label="Reason" name="reason" blank="Select an option" options={reasons} required />
    <TextArea label="Message" mark="optional" name="message" />
    <Checkbox label="I consent to receiving email and other updates from the company." name="consent" />
  </>
);

const wrong = (
  <>
    <TextField
      label="Email"
      name="email"
      type="email"
      defaultValue="ada@"
      hint="We answer to this address."
      error="Email: enter an address such as name@company.com"
    />
    <SelectField
      label="Reason"
      name="reason"
      blank="Select an option"
      options={reasons}
      error="Reason: choose one"
    />
    <TextArea label="Message" name="message" error="Message: at most 5000 characters" defaultValue="…" />
    <Checkbox
      label="I consent to receiving email and other updates from the company."
      name="consent"
      error="Please consent to receiving updates to proceed"
      defaultChecked
    />
  </>
);

export const examples: Example[] = [
  { name: "Fields", element: fields },
  { name: "Fields on green", ground: "green", element: fields },
  { name: "Errors", element: wrong },
  { name: "Errors on green", ground: "green", element: wrong },
  {
    name: "Disabled and read only",
    element: (
      <>
        <TextField label="Full name" defaultValue="Ada Lindqvist" disabled />
        <TextField label="Reference" defaultValue="MAG-7K2Q" readOnly />
      </>
    ),
  },
];
