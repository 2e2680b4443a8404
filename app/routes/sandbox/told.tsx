import { ColumnHeads } from "#app/sections/column-heads/column-heads.tsx";
import { sandboxPageWords } from "#content/planner/sandbox.ts";
import type { SandboxMoment, ShownMessage } from "#server/page-input.ts";
import { TextLink } from "#ui/text-link/text-link.tsx";
import styles from "./sandbox.module.css";

const { verdicts: words, messages: messageWords } = sandboxPageWords;

type VerdictsProps = { inside: NonNullable<SandboxMoment["inside"]>; report: (end: "" | ".xml") => string };

/** What the rules say of the messages so far, and the report as a file. */
export function Verdicts({ inside: { heard, broken, tallies }, report }: VerdictsProps) {
  const rules = Object.entries(tallies);
  const count = rules.reduce((sum, [, tally]) => sum + tally.broken, 0);
  return (
    <div className={styles.told}>
      <p className={styles.text}>{words.text}</p>
      <p className={styles.verdict} data-verdict={count === 0 ? "kept" : "broken"}>
        {count === 0 ? words.right(heard) : words.wrong(count, heard)}
      </p>
      {broken.length > 0 && (
        <ol className={styles.broken} reversed>
          {broken.toReversed().map(({ n, rule, section, topic, headerId, text }) => (
            <li key={n}>
              <h3>{words.rule(rule, section)}</h3>
              <p className={styles.note}>{words.at(topic, headerId)}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <details>
        <summary>{words.asked(rules.length)}</summary>
        <table className={styles.table}>
          <ColumnHeads columns={words.columns} />
          <tbody>
            {rules.map(([rule, { kept, broken: times, unknown }]) => (
              <tr key={rule}>
                <th scope="row">{rule}</th>
                <td>{kept}</td>
                <td>{times}</td>
                <td>{unknown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className={styles.text}>{words.reportText}</p>
      <p className={styles.files}>
        <TextLink icon="download" href={report("")}>
          {words.report}
        </TextLink>
        <TextLink icon="download" href={report(".xml")}>
          {words.junit}
        </TextLink>
      </p>
    </div>
  );
}

/** The last messages, the newest first. */
export function LastMessages({ messages }: { messages: readonly ShownMessage[] }) {
  return (
    <div className={styles.told}>
      <p>{messages.length === 0 ? messageWords.none : messageWords.text}</p>
      <div className={styles.messages}>
        {messages.toReversed().map(({ n, topic, at, text }) => (
          <details key={n}>
            <summary>
              {topic} <span className={styles.note}>{at}</span>
            </summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
            <pre tabIndex={0}>{text}</pre>
          </details>
        ))}
      </div>
    </div>
  );
}
