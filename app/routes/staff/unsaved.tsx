import type { UnsavedPage } from "#server/staff/pages.ts";
import { Button } from "#ui/button/button.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Door } from "./door.tsx";

const longestLine = 80; /* characters */

/** Shows everything that was typed into a form that could not be saved. */
export function Unsaved({ address, fields }: UnsavedPage) {
  return (
    <Door heading="Not saved yet">
      <p>
        The database can't save anything at the moment. What you sent is below: wait a minute, then send it
        again.
      </p>
      <form method="post" action={address}>
        {fields.map(({ name, value, isSecret }, index) => {
          const field = { label: labelOf(name), id: `field-${index}`, name, defaultValue: value };
          if (isSecret) return <TextField key={field.id} {...field} type="password" required />;
          if (name === "next") return <input key={field.id} type="hidden" name={name} value={value} />;
          return value.length > longestLine || value.includes("\n") ? (
            <TextArea key={field.id} {...field} rows={8} />
          ) : (
            <TextField key={field.id} {...field} />
          );
        })}
        <Button type="submit" tone="signal" size="large" icon="arrow">
          Send again
        </Button>
      </form>
    </Door>
  );
}

/** `newPassword` is "New password". */
function labelOf(name: string) {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])|[-_]/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
