import { StructuredData } from "#app/document/structured-data.tsx";
import { EnquiryForm } from "#app/forms/enquiry-form.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { FiguresAndCustomers } from "#app/sections/figures-and-customers/figures-and-customers.tsx";
import { ProductCards } from "#app/sections/product-cards/product-cards.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { Trail } from "#app/sections/trail/trail.tsx";
import { breadcrumbJsonLd } from "#app/structured-data.ts";
import { customers } from "#content/company/customers.ts";
import { stats } from "#content/company/stats.ts";
import { lp3Words } from "#content/frame/landing-pages.ts";
import { pageAt } from "#content/frame/pages.ts";
import { productCards, productCardsWords } from "#content/products/product-cards.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import "#ui/line/button-node.css";
import { Line } from "#ui/line/line.tsx";
import { Sections } from "#ui/line/sections.tsx";
import { Section } from "#ui/section/section.tsx";
import type { Route } from "./+types/lp3.ts";
import styles from "./lp3.module.css";

export function loader() {
  return {
    page: pageAt("/lp3"),
    picture: pictureUrl(lp3Words.picture),
    stats,
    customers,
    cards: productCards.map((card) => ({ ...card, image: pictureUrl(card.image) })),
    cardsWords: productCardsWords,
    words: lp3Words,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

/** The form is the first thing on the page, beside the picture. */
export default function Lp3({ loaderData }: Route.ComponentProps) {
  const { page, picture, stats, customers, cards, cardsWords, words } = loaderData;
  return (
    <Sections>
      <Section
        ground="green"
        labelledBy="lp3"
        className={styles.opening}
        leads={{ to: 2, phoneTo: 0, stations: 0 }}
      >
        <StructuredData data={[breadcrumbJsonLd([{ name: page.title, to: page.path }])]} />
        <Line className={styles.line} />
        <Grid className={styles.grid}>
          <div className={styles.words}>
            <Trail current={page.title} />
            <h1 id="lp3" className={styles.heading}>
              {page.heading}
            </h1>
            {page.introduction.map((paragraph) => (
              <p key={paragraph} className={styles.introduction}>
                {paragraph}
              </p>
            ))}
          </div>
          <Picture {...picture} fill priority className={styles.picture} />
          <div className={`button-node ${styles.form}`}>
            <h2 className={styles.formHeading}>{words.form.heading}</h2>
            <EnquiryForm source="landing-page3" />
          </div>
        </Grid>
      </Section>
      <FiguresAndCustomers stats={stats} customers={customers} words={words} />
      <ProductCards cards={cards} words={cardsWords} />
      <ReadOn pages={words.related} />
    </Sections>
  );
}
