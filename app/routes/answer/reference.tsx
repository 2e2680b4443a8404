import { classes } from "#ui/classes.ts";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { AnswerData } from "./load-answer.ts";
import styles from "./reference.module.css";

type Reference = NonNullable<AnswerData["reference"]>;

/** Every call of the REST API. The page begins with an example of the first. */
export function Calls({ calls, words: { rest } }: Reference) {
  return (
    <div className={styles.reference}>
      {calls.map(({ name, what, answers }) => (
        <Entry
          key={name}
          name={name}
          what={what}
          last={`${rest.answers}: ${answers.map((code) => (code === "default" ? rest.others : code)).join(", ")}`}
        />
      ))}
      <p>
        <TextLink icon="download" href="/interfaces/openapi.json">
          {rest.file}
        </TextLink>
      </p>
    </div>
  );
}

/** Every topic, with an example of its message. */
export function Topics({ topics, words: { mqtt } }: Reference) {
  return (
    <div className={classes(styles.reference, styles.paired)}>
      {topics.map(({ name, what, sentByUs, example }) => (
        <Entry
          key={name}
          name={name}
          what={what}
          last={`${mqtt.sender}: ${sentByUs ? mqtt.send : mqtt.receive}`}
          code={example}
        />
      ))}
      <p>
        <TextLink icon="download" href="/interfaces/asyncapi.json">
          {mqtt.file}
        </TextLink>
      </p>
    </div>
  );
}

type EntryProps = { name: string; what: string; last: string; code?: string };

/** What a call or topic is for, and its code beside it. */
function Entry({ name, what, last, code }: EntryProps) {
  return (
    <article className={styles.entry}>
      <div className={styles.words}>
        <h3>
          <code>{name}</code>
        </h3>
        <p>{what}</p>
        <p className={styles.last}>{last}</p>
      </div>
      {code && <pre>{code}</pre>}
    </article>
  );
}
