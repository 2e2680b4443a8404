import { Command } from "#app/sections/command/command.tsx";
import { sandboxPageWords } from "#content/planner/sandbox.ts";
import type { SandboxView } from "#server/page-input.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import styles from "./sandbox.module.css";

const { trouble: words } = sandboxPageWords;

/** Has a vehicle fail and recover: by a form, and by a command that does the same. */
export function TroubleForm({ view, secret }: { view: SandboxView; secret: string }) {
  const { addresses, moment } = view;
  const own = moment.vehicles.filter((vehicle) => vehicle.own).map(({ name }) => name);
  const [vehicle = ""] = own;
  const content = JSON.stringify({ vehicle, trouble: words.troubles[0].value, on: true });
  const command = [
    `curl -s -X POST '${addresses.trouble}' \\`,
    `  -H 'Authorization: Bearer ${secret}' \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d '${content}'`,
  ].join("\n");
  return (
    <div className={styles.told}>
      <form method="post" action={`/sandbox/${view.id}/trouble`} className={styles.form}>
        <p className={styles.text}>{words.text}</p>
        <SelectField
          name="vehicle"
          label={words.vehicle}
          options={own.map((name) => ({ value: name, label: name }))}
        />
        <SelectField name="trouble" label={words.trouble} options={words.troubles} />
        <div className={styles.files}>
          <Button type="submit" name="on" value="true" tone="solid">
            {words.begin}
          </Button>
          <Button type="submit" name="on" value="false">
            {words.end}
          </Button>
        </div>
      </form>
      <h3>{words.command}</h3>
      <Command name={words.command} text={command} />
    </div>
  );
}
