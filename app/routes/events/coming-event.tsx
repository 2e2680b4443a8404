import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import type { eventsWords, FleetEvent } from "#content/company/events.ts";
import { Button } from "#ui/button/button.tsx";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./coming-event.module.css";

type ComingEventProps = {
  event: FleetEvent & { shownDate: string; hours: string; contact: string };
  words: typeof eventsWords;
};

/** An upcoming event: its day in large type, a description, and two actions. */
export function ComingEvent({ event, words }: ComingEventProps) {
  const { id, kind, title, start, shownDate, hours, place, text, see } = event;
  /* Large type has room for the first day alone: "9", "to 11 March 2027". */
  const [day = "", ...rest] = shownDate.split(/ |(?=–\d)/);
  return (
    <li className={styles.event}>
      <p className={styles.date}>
        <time dateTime={start}>
          <FigureNumber size="l">{day}</FigureNumber>
          <span className={styles.month}>{rest.join(" ").replace(/^–/, "to ")}</span>
        </time>
      </p>
      <div className={styles.words}>
        <p className={styles.kind}>{kind}</p>
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
        <TextLink link={<PageLink to={see.to} />}>{see.label}</TextLink>
      </div>
      <div className={styles.side}>
        <p>
          {place}
          <br />
          {hours}
        </p>
        <Button
          tone="solid"
          link={<PageLink to={event.contact} aria-label={`${words.register}: ${title}`} />}
        >
          {words.register}
        </Button>
        <TextLink icon="download" href={href("/calendar/:file", { file: `${id}.ics` })}>
          {words.calendar}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </TextLink>
      </div>
    </li>
  );
}
