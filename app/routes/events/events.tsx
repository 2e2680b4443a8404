import { useEffect, useState } from "react";
import { contactPath } from "#app/contact-path.ts";
import { PageLink } from "#app/frame/page-link.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { eventJsonLd } from "#app/routes/events/event-json-ld.ts";
import { Closing } from "#app/sections/closing/closing.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { events, eventsWords } from "#content/company/events.ts";
import { pageAt } from "#content/frame/pages.ts";
import { hoursOf, longDates } from "#content/wording/dates.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Sections } from "#ui/line/sections.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { Route } from "./+types/events.ts";
import { ComingEvent } from "./coming-event.tsx";
import styles from "./events.module.css";
import { splitByTime } from "./split-by-time.ts";

export function loader() {
  return {
    page: pageAt("/events"),
    events: events.map((event) => ({
      ...event,
      shownDate: longDates(event),
      hours: hoursOf(event),
      contact: contactPath(event.id),
    })),
    renderedAt: Date.now(),
    picture: pictureUrl(eventsWords.picture),
    words: eventsWords,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function Events({ loaderData }: Route.ComponentProps) {
  const { page, picture, events, renderedAt, words } = loaderData;
  const { coming, past } = splitByTime(events, useNow(renderedAt));
  return (
    <Sections>
      <PageHead page={page} picture={picture} jsonLd={events.map(eventJsonLd)} />
      <Section labelledBy="coming" leads={{ to: 0, phoneTo: 0 }}>
        <Line />
        <Station heading={2} id="coming">
          {words.coming.station}
        </Station>
        <Grid headroom>
          {coming.length > 0 ? (
            <ol className={styles.coming} data-live="">
              {coming.map((event) => (
                <ComingEvent key={event.id} event={event} words={words} />
              ))}
            </ol>
          ) : (
            <p className={styles.none}>{words.coming.none}</p>
          )}
        </Grid>
      </Section>
      <Section labelledBy="past" className={styles.before} leads={{ to: 2, phoneTo: 0 }}>
        <Line />
        <Station heading={2} id="past">
          {words.past.station}
        </Station>
        <Grid headroom>
          <ol className={styles.past}>
            {past.map(({ id, start, shownDate, title, kind, place, afterwards, see }) => (
              <li key={id}>
                <p className={styles.when}>
                  <time dateTime={start}>{shownDate}</time> {kind}, {place}
                </p>
                <h3>{title}</h3>
                <p>{afterwards}</p>
                <TextLink link={<PageLink to={see.to} />}>{see.label}</TextLink>
              </li>
            ))}
          </ol>
          <p className={styles.samples}>{words.past.samples}</p>
        </Grid>
      </Section>
      <Closing shape="strip" words={words.closing} />
    </Sections>
  );
}

/** The time in ms: at first that of the server's rendering, so that hydration matches, then the visitor's own. */
function useNow(renderedAt: number) {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => setNow(Date.now()), []);
  return now;
}
