import { useSyncExternalStore } from "react";
import { Command } from "#app/sections/command/command.tsx";
import drawn from "#app/sections/drawn-figure/drawn-figure.module.css";
import { openSandboxWords } from "#content/planner/sandbox.ts";
import { Button } from "#ui/button/button.tsx";
import { classes } from "#ui/classes.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import type { AnswerData } from "./load-answer.ts";
import styles from "./reference.module.css";

type Given = NonNullable<AnswerData["commands"]>;

/** The form that opens a floor, with a page of its own. */
export function Opening({ floors }: Given) {
  const { heading, text, floor, usual, link, speed, speeds, version, versions, submit } = openSandboxWords;
  return (
    <div className={drawn.figure}>
      <h2 className={drawn.title}>{heading}</h2>
      <p className={drawn.note}>{text}</p>
      <form method="post" action="/sandbox" className={styles.form}>
        <SelectField name="preset" label={floor} blank={usual} options={floors} />
        <TextField name="link" label={link} maxLength={8000} />
        <SelectField name="speed" label={speed} options={speeds} />
        <SelectField name="version" label={version} options={versions} />
        <div>
          <Button type="submit" tone="solid">
            {submit}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** The commands from an empty terminal to a vehicle that moves, with nothing to fill in. */
export function Commands({ words, order, siteUrl }: Given) {
  const { text, names } = words;
  const origin = useSyncExternalStore(neverChanges, ownOrigin, () => siteUrl);
  const key = '-H "Authorization: Bearer $KEY"';
  const commands = {
    open: [
      `SITE=${origin}`,
      'curl -s --retry 9 -X POST "$SITE/sandbox" | tee sandbox.json',
      `API=$(sed 's/.*"http":{"url":"\\([^"]*\\)".*/\\1/' sandbox.json)`,
      `EVENTS=$(sed 's/.*"events":{"url":"\\([^"]*\\)".*/\\1/' sandbox.json)`,
      `KEY=$(sed 's/.*"key":"\\([^"]*\\)".*/\\1/' sandbox.json)`,
    ],
    order: [
      `curl -s --retry 9 -X POST "$API/orders" ${key} \\`,
      "  -H 'Content-Type: application/json' \\",
      `  -d '${JSON.stringify(order)}'`,
    ],
    read: [`curl -s --retry 9 "$API/orders/${order.reference}" ${key}`],
    watch: [`curl -sN "$EVENTS" ${key}`],
  };
  return (
    <div data-live="" className={styles.reference}>
      <p>{text}</p>
      {(["open", "order", "read", "watch"] as const).map((name) => (
        <article key={name} className={classes(styles.entry, styles.command)}>
          <div className={styles.words}>
            <h3>{names[name]}</h3>
          </div>
          <Command name={names[name]} text={commands[name].join("\n")} />
        </article>
      ))}
    </div>
  );
}

const neverChanges = () => () => {};
/** A site on another machine, such as a developer's own, answers under its own name. */
const ownOrigin = () => location.origin;
