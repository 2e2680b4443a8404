import { type FormEvent, useState } from "react";
import { vdaWords } from "#content/vda-5050.ts";
import type { CheckedText } from "#planner/messages/check-text.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import styles from "./vda-5050.module.css";

const words = vdaWords.check;
const shownAtMost = 20;

type Result = CheckedText | "failed" | "empty" | undefined;

/** Checks a pasted message against the official schemas, without sending it anywhere. */
export function MessageCheck({ example }: { example: string }) {
  const [version, setVersion] = useState<string>(words.versions[0].value);
  const [text, setText] = useState("");
  const [result, setResult] = useState<Result>();

  async function check(event: FormEvent) {
    event.preventDefault();
    try {
      const [{ checkText }, { validatorsOf }] = await Promise.all([
        import("#planner/messages/check-text.ts"),
        import("./validators.ts"),
      ]);
      setResult(checkText(text, await validatorsOf(version)) ?? "empty");
    } catch {
      setResult("failed");
    }
  }

  return (
    <form className={styles.check} onSubmit={check}>
      <SelectField
        label={words.version}
        value={version}
        options={words.versions}
        onChange={({ target }) => setVersion(target.value)}
      />
      <TextArea
        label={words.label}
        rows={10}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" tone="solid">
          {words.submit}
        </Button>
        <Button onClick={() => setText(example)}>{words.example}</Button>
      </div>
      <div role="status">{result && <Answer result={result} />}</div>
    </form>
  );
}

function Answer({ result }: { result: NonNullable<Result> }) {
  if (result === "failed") return <Alert tone="error">{words.failed}</Alert>;
  if (result === "empty") return <p>{words.empty}</p>;
  const { messages, wrong, topics } = result;
  const kinds = Object.entries(topics).map(([topic, count]) => `${count} ${topic}`);
  if (wrong.length === 0) return <p className={styles.verdict}>{words.right(messages, kinds.join(", "))}</p>;
  return (
    <>
      <p className={styles.verdict}>{words.wrong(wrong.length, messages)}</p>
      {wrong.length > shownAtMost && <p>{words.first(shownAtMost)}</p>}
      <ol className={styles.wrong}>
        {wrong.slice(0, shownAtMost).map(({ place, topic, wrong }) => (
          <li key={place}>
            <h3>{words.place(place, topic)}</h3>
            <ul>
              {wrong.slice(0, shownAtMost).map(({ field, text }) => (
                <li key={`${field} ${text}`}>
                  <code>{field || words.whole}</code> {text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
