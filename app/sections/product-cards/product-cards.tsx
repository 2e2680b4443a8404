import { PageLink } from "#app/frame/page-link.tsx";
import type { ShownPicture } from "#app/pictures.ts";
import { Headline } from "#app/sections/headline/headline.tsx";
import type { ProductCard } from "#content/products/product-cards.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import "#ui/whole-link/whole-link.css";
import styles from "./product-cards.module.css";

type ProductCardsProps = {
  cards: readonly (Omit<ProductCard, "image"> & { image: ShownPicture })[];
  words: { station: string; heading: string };
};

/** The product lines side by side: words above, the picture down to the section's edge. */
export function ProductCards({ cards, words }: ProductCardsProps) {
  return (
    <Section labelledBy="products" className={styles.section}>
      <Line />
      <Station>{words.station}</Station>
      <Grid headroom>
        <Headline id="products" className={styles.heading}>
          {words.heading}
        </Headline>
      </Grid>
      <ul className={styles.cards}>
        {cards.map(({ title, url, content, image, color }) => (
          <li
            key={url}
            className={`link-area ${styles.card}`}
            data-ground={color === "green" ? "green" : undefined}
          >
            <div className={styles.words}>
              <h3>
                <PageLink to={url} className="area-link">
                  {title} <Icon name="arrow" className={styles.sign} />
                </PageLink>
              </h3>
              <p>{content}</p>
            </div>
            <Picture {...image} alt="" fill className={styles.picture} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

ProductCards.leads = { to: 0, phoneTo: 0 } satisfies Leads;
