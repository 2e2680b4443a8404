import { PageLink } from "#app/frame/page-link.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { Accordion } from "#ui/accordion/accordion.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { HomeContent } from "../home-content.ts";
import { laterLeads } from "../later-leads.ts";
import { OrderFlow } from "./order-flow.tsx";
import styles from "./products.module.css";

export function Products({ heading, headline, next, products }: HomeContent["products"]) {
  return (
    <Section labelledBy="products" className={styles.products}>
      <Line over className={styles.line} />
      <Station before heading={2} id="products">
        {heading}
      </Station>
      <Grid className={styles.grid}>
        <div className={styles.words}>
          <Headline>{headline}</Headline>
          <Accordion
            name="products"
            size="large"
            items={products.map(({ title, path, content }, index) => ({
              title,
              open: index === 0,
              content: (
                <>
                  <p>{content}</p>
                  <TextLink link={<PageLink to={path} aria-label={`${next}: ${title}`} />}>{next}</TextLink>
                </>
              ),
            }))}
          />
        </div>
        <div className={styles.flow} data-ground="green">
          <OrderFlow />
        </div>
      </Grid>
    </Section>
  );
}

Products.leads = laterLeads.products;
