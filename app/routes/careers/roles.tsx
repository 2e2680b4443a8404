import type { careersWords, Role } from "#content/company/careers.ts";
import { Accordion } from "#ui/accordion/accordion.tsx";
import { Button } from "#ui/button/button.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { mailto } from "./mailto.ts";
import styles from "./roles.module.css";

type RolesProps = {
  roles: readonly (Role & { shownDate: string })[];
  email: string;
  words: typeof careersWords.roles;
};

/** The open roles; each unfolds to a description and how to apply. */
export function Roles({ roles, email, words }: RolesProps) {
  return (
    <Section labelledBy="roles">
      <Line />
      <Station heading={2} id="roles">
        {words.station}
      </Station>
      <Grid headroom>
        <Accordion
          size="large"
          className={styles.roles}
          items={roles.map(({ title, team, place, shownDate, summary, does, brings }, index) => ({
            title,
            open: index === 0,
            content: (
              <>
                <p className={styles.facts}>
                  {team} / {place} / {shownDate}
                </p>
                <p className={styles.summary}>{summary}</p>
                <div className={styles.lists}>
                  <List heading={words.does} items={does} />
                  <List heading={words.brings} items={brings} />
                </div>
                <Button
                  tone="solid"
                  icon="arrow"
                  href={mailto(email, title)}
                  aria-label={`${words.apply}: ${title}`}
                >
                  {words.apply}
                </Button>
              </>
            ),
          }))}
        />
      </Grid>
    </Section>
  );
}

Roles.leads = { to: 1, phoneTo: 0 } satisfies Leads;

function List({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div>
      <h4>{heading}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
