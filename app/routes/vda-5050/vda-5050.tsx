import { pageMeta } from "#app/page-meta.ts";
import { BenchHead } from "#app/sections/bench-head/bench-head.tsx";
import { Part } from "#app/sections/part/part.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { pageAt } from "#content/frame/pages.ts";
import { vdaWords } from "#content/planner/vda-5050.ts";
import { Sections } from "#ui/line/sections.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { filesOf } from "#vehicles/files.ts";
import { fullTitle, type Vehicle, vehicles } from "#vehicles/index.ts";
import type { Route } from "./+types/vda-5050.ts";
import { examples } from "./examples.ts";
import { JudgedTrace } from "./judged-trace.ts";
import { MessageCheck } from "./message-check.tsx";
import { loadValidators } from "./validators.ts";
import styles from "./vda-5050.module.css";

/** Rendered by the build, which simulates the run that the examples come from, and judges the one with a fault. */
export async function loader() {
  const { messages, faulty } = examples();
  const judged = new JudgedTrace(await loadValidators());
  judged.read(faulty);
  const sheets = vehicles.flatMap((vehicle) =>
    filesOf(vehicle)
      .filter(({ kind }) => kind === "factsheet")
      .map(({ path }) => ({ title: fullTitle(vehicle as Vehicle), path })),
  );
  return { page: pageAt("/vda-5050"), examples: messages, faulty, judged: judged.end(), sheets };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function Vda5050({
  loaderData: { page, examples, faulty, judged, sheets },
}: Route.ComponentProps) {
  const { messages, check, files, factsheets, session, schemas, next } = vdaWords;
  return (
    <>
      <BenchHead page={page} />
      <section className={styles.bench} aria-labelledby="check">
        <h2 id="check">{check.station}</h2>
        <noscript>
          <p>{check.noScript}</p>
        </noscript>
        <MessageCheck example={faulty} initial={judged} />
        <p className={styles.note}>{check.text}</p>
      </section>
      <Sections>
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
        <Part id="files" title={files.station}>
          <div className={styles.files}>
            <section id="factsheets" aria-labelledby="factsheets-title">
              <h3 id="factsheets-title">{factsheets.heading}</h3>
              <p>{factsheets.text}</p>
              <ul>
                {sheets.map(({ title, path }) => (
                  <li key={path}>
                    <TextLink href={path} icon="download">
                      {title}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </section>
            <section id="session" aria-labelledby="session-title">
              <h3 id="session-title">{session.heading}</h3>
              <p>{session.text}</p>
              <p>
                <TextLink href={session.file} icon="download">
                  {session.label}
                </TextLink>
              </p>
            </section>
            <section id="schemas" aria-labelledby="schemas-title" className={styles.schemas}>
              <h3 id="schemas-title">{schemas.heading}</h3>
              {schemas.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          </div>
        </Part>
        <ReadOn pages={next} />
      </Sections>
    </>
  );
}
