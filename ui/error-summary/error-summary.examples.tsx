import type { Example } from "#ui/example.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const summary = (field: string) => (
  <>
    <ErrorSummary
      title="Two fields need another look"
      errors={[
        { field, message: "Email: enter an address such as name@company.com" },
        { field: `${field}-name`, message: "Full name: tell us whom we answer" },
      ]}
    />
    <TextField id={field} label="Email" error="Email: enter an address such as name@company.com" />
    <TextField id={`${field}-name`} label="Full name" error="Full name: tell us whom we answer" />
  </>
);

export const examples: Example[] = [
  { name: "Above its fields", element: summary("summary-paper") },
  { name: "On green", ground: "green", element: summary("summary-green") },
];
