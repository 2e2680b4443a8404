import { ColumnHeads } from "#app/sections/column-heads/column-heads.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { AnswerData } from "./load-answer.ts";
import styles from "./reference.module.css";

type Reference = NonNullable<AnswerData["reference"]>;

/** Every call of the REST API, with an example of each body that is sent. */
export function Calls({ calls, words: { rest } }: Reference) {
  return (
    <div className={styles.reference}>
      <Rows
        columns={rest.columns}
        rows={calls.map(({ name, what, answers }) => [name, what, answers] as const)}
      />
      {calls.map(({ name, example }) => example && <Example key={name} name={name} code={example} />)}
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
    <div className={styles.reference}>
      <Rows
        columns={mqtt.columns}
        rows={topics.map(
          ({ name, what, sentByUs }) => [name, what, sentByUs ? mqtt.send : mqtt.receive] as const,
        )}
      />
      {topics.map(({ name, example }) => (
        <Example key={name} name={name} code={example} />
      ))}
      <p>
        <TextLink icon="download" href="/interfaces/asyncapi.json">
          {mqtt.file}
        </TextLink>
      </p>
    </div>
  );
}

type RowsProps = { columns: readonly string[]; rows: readonly (readonly [string, string, string])[] };

function Rows({ columns, rows }: RowsProps) {
  return (
    <table className={styles.table}>
      <ColumnHeads columns={columns} />
      <tbody>
        {rows.map(([name, what, last]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{what}</td>
            <td>{last}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Example({ name, code }: { name: string; code: string }) {
  return (
    <figure className={styles.example}>
      <figcaption>
        <code>{name}</code>
      </figcaption>
      <pre>{code}</pre>
    </figure>
  );
}
