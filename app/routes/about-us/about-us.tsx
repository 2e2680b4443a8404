import { organizationJsonLd } from "#app/company-json-ld.ts";
import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { Closing } from "#app/sections/closing/closing.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { ProductCards } from "#app/sections/product-cards/product-cards.tsx";
import { StatCards } from "#app/sections/stat-cards/stat-cards.tsx";
import { aboutWords } from "#content/company/about.ts";
import { stats } from "#content/company/stats.ts";
import { pageAt } from "#content/frame/pages.ts";
import { productCards } from "#content/products/product-cards.ts";
import { Line } from "#ui/line/line.tsx";
import { Sections } from "#ui/line/sections.tsx";
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
    stats,
    cards: productCards.map((card) => ({ ...card, image: pictureUrl(card.image) })),
    words: aboutWords,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { page, picture, stats, cards, words } = loaderData;
  return (
    <Sections>
      <PageHead page={page} picture={picture} shape="wide" jsonLd={[organizationJsonLd]} />
      <Story words={words.story} />
      <Section labelledBy="stats" className={styles.figures} leads={{ to: 0, phoneTo: 0 }}>
        <Line />
        <Station heading={2} id="stats">
          {words.figures.station}
        </Station>
        <StatCards stats={stats} />
      </Section>
      <Rules words={words.rules} />
      <ProductCards cards={cards} words={words.makes} />
      <Closing words={words.closing} />
    </Sections>
  );
}
