import type { CSSProperties } from "react";
import { PageLink } from "#app/frame/page-link.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { SoftwareData } from "../load-software.ts";
import styles from "./journey.module.css";
import { Message } from "./message.tsx";

/** A message sequence: a lane for each part, an arrow for each message, in the order in which they are sent. */
export function Journey({ journeyHeadline, journeyNote, lanes, messages, live, words }: SoftwareData) {
  return (
    <Section labelledBy="journey">
      <Line />
      <Station>{words.stations.journey}</Station>
      <Grid headroom className={styles.grid}>
        <Headline id="journey" className={styles.headline}>
          {journeyHeadline}
        </Headline>
        <p className={styles.note}>{journeyNote}</p>
        <div className={styles.sequence} style={{ "--lanes": lanes.length } as CSSProperties}>
          <ul className={styles.lanes} aria-hidden="true">
            {lanes.map((lane) => (
              <li key={lane}>{lane}</li>
            ))}
          </ul>
          <ol className={styles.messages}>
            {messages.map(({ from, to, title, text }, index) => (
              <Message
                key={`${title} ${text}`}
                number={index + 1}
                way={from === to ? "within" : from < to ? "forth" : "back"}
                style={{ "--first": Math.min(from, to), "--steps": Math.abs(to - from) } as CSSProperties}
                route={from === to ? `${lanes[from]}` : `${lanes[from]} to ${lanes[to]}`}
                title={title}
                text={text}
              />
            ))}
          </ol>
        </div>
        <p className={styles.live}>
          {live.map(({ label, to }) => (
            <TextLink key={to} link={<PageLink to={to} />}>
              {label}
            </TextLink>
          ))}
        </p>
      </Grid>
    </Section>
  );
}

Journey.leads = { to: 3, phoneTo: 4 } satisfies Leads;
