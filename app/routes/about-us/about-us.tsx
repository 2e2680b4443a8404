import { organizationJsonLd } from "#app/company-json-ld.ts";
import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { Closing } from "#app/sections/closing/closing.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { StatCards } from "#app/sections/stat-cards/stat-cards.tsx";
import { aboutWords } from "#content/company/about.ts";
import { stats } from "#content/company/stats.ts";
import { pageAt } from "#content/frame/pages.ts";
import { Line } from "#ui/line/line.tsx";
import { Sections } from "#ui/line/sections.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { Route } from "./+types/about-us.ts";
import styles from "./about-us.module.css";
import { Rules } from "./rules.tsx";
import { Story } from "./story.tsx";

export function loader() {
  return {
    page: pageAt("/about-us"),
    picture: pictureUrl(aboutWords.picture),
    vehicles: pictureUrl("documentation"),
    stats,
    words: aboutWords,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { page, picture, vehicles, stats, words } = loaderData;
  return (
    <Sections>
      <PageHead page={page} picture={picture} shape="wide" jsonLd={[organizationJsonLd]} />
      <Story words={words.story} />
      <Picture {...vehicles} sizes="100vw" fill className={styles.vehicles} />
      <Section labelledBy="stats" className={styles.figures} leads={{ to: 0, phoneTo: 0 }}>
        <Line />
        <Station heading={2} id="stats">
          {words.figures.station}
        </Station>
        <StatCards stats={stats} />
      </Section>
      <Rules words={words.rules} />
      <Closing words={words.closing} />
    </Sections>
  );
}
