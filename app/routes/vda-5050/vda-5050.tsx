import { pageMeta } from "#app/page-meta.ts";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { Part } from "#app/sections/part/part.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { pageAt } from "#content/pages.ts";
import { vdaWords } from "#content/vda-5050.ts";
import { Sections } from "#ui/line/sections.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { Route } from "./+types/vda-5050.ts";
import { exampleMessages } from "./examples.ts";
import { MessageCheck } from "./message-check.tsx";
import styles from "./vda-5050.module.css";

/** Rendered by the build, which simulates the run that the examples come from. */
export function loader() {
  const examples = exampleMessages();
  const state = examples.find(({ name }) => name === "state");
  return { page: pageAt("/vda-5050"), examples, mistaken: state ? withMistakes(state.text) : "" };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

/** A state message with three common mistakes: a number as text, a word of another standard, a missing field. */
function withMistakes(text: string) {
  const { safetyState: _, batteryState, ...state } = JSON.parse(text);
  const mistaken = {
    ...state,
    operatingMode: "AUTO",
    batteryState: { ...batteryState, batteryCharge: "87 %" },
  };
  return JSON.stringify(mistaken, null, 2);
}

export default function Vda5050({ loaderData: { page, examples, mistaken } }: Route.ComponentProps) {
  const { messages, check, session, schemas, next } = vdaWords;
  return (
    <Sections>
      <PageHead page={page} ground="paper" tool />
      <Part id="messages" title={messages.station}>
        <p className={styles.text}>{messages.text}</p>
        <div className={styles.messages}>
          {messages.list.map(({ name, from, text }) => {
            const example = examples.find((each) => each.name === name);
            return (
              <article key={name} className={styles.message}>
                <h3>{name}</h3>
                <p className={styles.from}>{from}</p>
                <div className={styles.about}>
                  <p>{text}</p>
                  {example && (
                    <details>
                      <summary>{messages.show(name)}</summary>
                      <p className={styles.topic}>{example.topic}</p>
                      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
                      <pre tabIndex={0}>{example.text}</pre>
                    </details>
                  )}
                </div>
              </article>
            );
          })}
        </div>
      </Part>
      <Part id="check" title={check.station}>
        <p className={styles.text}>{check.text}</p>
        <noscript>
          <p>{check.noScript}</p>
        </noscript>
        <MessageCheck example={mistaken} />
      </Part>
      <Part id="session" title={session.station}>
        <p className={styles.text}>{session.text}</p>
        <p>
          <TextLink href={session.file} icon="download">
            {session.label}
          </TextLink>
        </p>
      </Part>
      <Part id="schemas" title={schemas.station}>
        {schemas.text.map((paragraph) => (
          <p key={paragraph} className={styles.text}>
            {paragraph}
          </p>
        ))}
      </Part>
      <ReadOn pages={next} />
    </Sections>
  );
}
