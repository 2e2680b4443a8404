import type { ReactNode } from "react";
import { pageMeta } from "#app/page-meta.ts";
import { queryOf } from "#app/query.ts";
import { Headline } from "#app/sections/headline/headline.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { vehiclePage } from "#content/products/vehicle-page.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Sections } from "#ui/line/sections.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { Route } from "./+types/compare.ts";
import { Choose } from "./choose.tsx";
import styles from "./compare.module.css";
import { ComparedTable } from "./compared-table.tsx";
import { loadCompare } from "./load-compare.ts";
import { Others } from "./others.tsx";
import { Shared } from "./shared.tsx";
import { Silhouettes } from "./silhouettes.tsx";

export function loader({ request }: Route.LoaderArgs) {
  return loadCompare(queryOf("/products/compare", request.url));
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

/** Two or three vehicles side by side, differences first; without a choice, three and the dimensions of the others. */
export default function Compare({ loaderData: data }: Route.ComponentProps) {
  const { page, words, compared, rows } = data;
  const parts: { id: string; station: string; headline: string; content: ReactNode }[] = [];
  if (compared.length > 0)
    parts.push(
      {
        id: "differences",
        ...words.differences,
        content: <ComparedTable {...data} groups={rows.differences} label={words.differences.headline} />,
      },
      {
        id: "same",
        ...words.same,
        content: <Shared {...data} />,
      },
    );
  if (data.others.length > 0) {
    const { station, headline, all } = words.others;
    const title = compared.length > 0 ? headline : all;
    parts.push({ id: "dimensions", station, headline: title, content: <Others {...data} /> });
  }
  return (
    <Sections>
      <PageHead
        page={page}
        above={vehiclePage.above}
        ground="paper"
        drawn={compared.length > 0 && <Silhouettes {...data} />}
        after={<Choose key={compared.map(({ product }) => product).join()} {...data} />}
      />
      {parts.map(({ id, station, headline, content }) => (
        <Part key={id} id={id} station={station} headline={headline}>
          {content}
        </Part>
      ))}
      <ReadOn pages={words.related} />
    </Sections>
  );
}

type PartProps = { id: string; station: string; headline: string; children: ReactNode };

function Part({ id, station, headline, children }: PartProps) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.part}>
      <Line />
      <Station>{station}</Station>
      <Grid headroom>
        <Headline id={`${id}-title`} className={styles.headline}>
          {headline}
        </Headline>
        {children}
      </Grid>
    </Section>
  );
}

Part.leads = { to: 0, phoneTo: 0 } satisfies Leads;
