import { pageMeta } from "#app/page-meta.ts";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { pageAt } from "#content/pages.ts";
import { vdaWords } from "#content/vda-5050.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Route as Line } from "#ui/route/route.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { Route } from "./+types/vda-5050.ts";
import { exampleMessages } from "./examples.ts";
import { MessageCheck } from "./message-check.tsx";
import styles from "./vda-5050.module.css";

/** Rendered by the build: the examples are of a run that it makes. */
export function loader() {
  const examples = exampleMessages();
  const state = examples.find(({ name }) => name === "state");
  return { page: pageAt("/vda-5050"), examples, mistaken: state ? withMistakes(state.text) : "" };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

/** A state with three things that go wrong often: a number as text, a word of another standard, a missing field. */
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
    <>
      <PageHead page={page} ground="paper" lane={0} phoneLane={0} />
      <Section labelledBy="messages">
        <Line from={0} to={0} phone={{ from: 0, to: 0 }} />
        <Station number="01" lane={0} phoneLane={0} heading={2} id="messages">
          {messages.station}
        </Station>
        <Grid headroom className={styles.parts}>
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
        </Grid>
      </Section>
      <Section labelledBy="check">
        <Line from={0} to={0} phone={{ from: 0, to: 0 }} />
        <Station number="02" lane={0} phoneLane={0} heading={2} id="check">
          {check.station}
        </Station>
        <Grid headroom className={styles.parts}>
          <p className={styles.text}>{check.text}</p>
          <noscript>
            <p>{check.noScript}</p>
          </noscript>
          <MessageCheck example={mistaken} />
        </Grid>
      </Section>
      <Section labelledBy="session">
        <Line from={0} to={0} phone={{ from: 0, to: 0 }} />
        <Station number="03" lane={0} phoneLane={0} heading={2} id="session">
          {session.station}
        </Station>
        <Grid headroom className={styles.parts}>
          <p className={styles.text}>{session.text}</p>
          <p>
            <TextLink href={session.file} icon="download">
              {session.label}
            </TextLink>
          </p>
        </Grid>
      </Section>
      <Section labelledBy="schemas">
        <Line from={0} to={0} phone={{ from: 0, to: 0 }} />
        <Station number="04" lane={0} phoneLane={0} heading={2} id="schemas">
          {schemas.station}
        </Station>
        <Grid headroom className={styles.parts}>
          {schemas.text.map((paragraph) => (
            <p key={paragraph} className={styles.text}>
              {paragraph}
            </p>
          ))}
        </Grid>
      </Section>
      <ReadOn pages={next} number="05" lane={0} phoneLane={0} />
    </>
  );
}
