import { memo, useId } from "react";
import { hallWords } from "#content/planner/hall.ts";
import type { Message } from "#planner/messages/headers.ts";
import { clockTime } from "./clock-time.ts";
import styles from "./message-list.module.css";

const words = hallWords.messages;

type MessageListProps = {
  /** The latest first; undefined if the vehicle doesn't speak VDA 5050. */
  messages: readonly Message[] | undefined;
};

/** The messages that one vehicle sends and receives as it drives: each in a line that unfolds to the whole message. */
export function MessageList({ messages }: MessageListProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles.messages}>
      <h4 id={title}>{words.title}</h4>
      {!messages && <p>{words.none}</p>}
      {/* What scrolls is a stop of Firefox's, unless it says that it is none; its lines are stops. */}
      <ol tabIndex={-1}>
        {messages?.map((message) => (
          <MessageRow key={`${message.topic} ${message.payload["headerId"]}`} {...message} />
        ))}
      </ol>
    </section>
  );
}

/** Memoised, because messages don't change and the list renders four times a second. */
const MessageRow = memo(function MessageRow({ t, topic, payload }: Message) {
  const name = topic.split("/").at(-1) ?? "";
  return (
    <li>
      <details>
        <summary>
          <time>{clockTime(t)}</time> <b>{name}</b> <span>{words.summary(name, payload)}</span>
        </summary>
        <p className={styles.topic}>{topic}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
        <pre tabIndex={0}>{JSON.stringify(payload, null, 2)}</pre>
      </details>
    </li>
  );
});
