import type { ComponentType, ReactNode } from "react";
import { Closing } from "#app/sections/closing/closing.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { TextPart } from "#app/sections/text-part/text-part.tsx";
import { TextParts } from "#app/sections/text-part/text-parts.tsx";
import { Line } from "#ui/line/line.tsx";
import { Sections } from "#ui/line/sections.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./answer.module.css";
import { Clock } from "./clock.tsx";
import { Exchange } from "./exchange.tsx";
import { Growth } from "./growth.tsx";
import type { AnswerData } from "./load-answer.ts";
import { Calls, Topics } from "./reference.tsx";
import { Stops } from "./stops.tsx";

type Chapter = { id: string; station: string; headline: string; content: ReactNode };

type Commanded = ComponentType<NonNullable<AnswerData["commands"]>>;

type AnswerProps = {
  data: AnswerData;
  /** The sandbox's form, and its commands; other pages don't load them. */
  Opening?: Commanded;
  Commands?: Commanded;
};

/** A page that answers what buyers ask before they fill in a form: costs, safety, interfaces or service. */
export function AnswerPage({ data, Opening, Commands }: AnswerProps) {
  const { page, answer } = data;
  return (
    <Sections key={page.path}>
      <PageHead page={page} ground="paper" drawn={drawnOf(data, Opening)} />
      {chaptersOf(data, Commands).map(({ id, station, headline, content }) => (
        <Section
          key={id}
          id={id}
          labelledBy={`${id}-title`}
          className={styles.chapter}
          leads={{ to: 0, phoneTo: 0 }}
        >
          <Line />
          <Station>{station}</Station>
          <TextParts id={`${id}-title`} headline={headline}>
            {content}
          </TextParts>
        </Section>
      ))}
      <Closing shape="beside" words={answer.closing} />
    </Sections>
  );
}

/** What a page answers, drawn. */
function drawnOf({ growth, stops, clock, exchange, commands }: AnswerData, Opening: Commanded | undefined) {
  if (growth) return <Growth {...growth} />;
  if (stops) return <Stops {...stops} />;
  if (clock) return <Clock {...clock} />;
  if (exchange) return <Exchange {...exchange} />;
  return commands && Opening && <Opening {...commands} />;
}

/** Two or three parts stand beside each other. More, or a table, need the width: each is a row. */
function contentOf(parts: AnswerData["answer"]["chapters"][number]["parts"]) {
  if (parts.length < 2 || parts.length > 3 || parts.some(({ table }) => table)) {
    return parts.map((part) => <TextPart key={part.heading} section={part} />);
  }
  return (
    <div className={styles.texts} data-three={parts.length === 3 || undefined}>
      {parts.map((part) => (
        <TextPart key={part.heading} section={part} stacked />
      ))}
    </div>
  );
}

/** Commands, the record's own chapters with the reference after the first one, and the example. */
function chaptersOf(
  { answer, example, reference, commands }: AnswerData,
  Commands: Commanded | undefined,
): Chapter[] {
  const [first, ...others] = answer.chapters.map(({ parts, ...chapter }) => ({
    ...chapter,
    content: contentOf(parts),
  }));
  return [
    ...(commands && Commands ? [{ ...commands.words, content: <Commands {...commands} /> }] : []),
    ...(first ? [first] : []),
    ...(reference
      ? [
          { ...reference.words.rest, content: <Calls {...reference} /> },
          { ...reference.words.mqtt, content: <Topics {...reference} /> },
        ]
      : []),
    ...others,
    ...(example
      ? [
          {
            ...example,
            content: (
              <TextPart
                section={{
                  heading: example.station,
                  text: [example.note],
                  table: { columns: example.columns, rows: example.rows },
                }}
              />
            ),
          },
        ]
      : []),
  ];
}
