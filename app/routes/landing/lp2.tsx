import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { Closing } from "#app/sections/closing/closing.tsx";
import { FiguresAndCustomers } from "#app/sections/figures-and-customers/figures-and-customers.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { ProductCards } from "#app/sections/product-cards/product-cards.tsx";
import { customers } from "#content/company/customers.ts";
import { stats } from "#content/company/stats.ts";
import { lp2Words } from "#content/frame/landing-pages.ts";
import { pageAt } from "#content/frame/pages.ts";
import { productCards, productCardsWords } from "#content/products/product-cards.ts";
import { Button } from "#ui/button/button.tsx";
import { Sections } from "#ui/line/sections.tsx";
import type { Route } from "./+types/lp2.ts";
import { Diagram } from "./diagram.tsx";

export function loader() {
  return {
    page: pageAt("/lp2"),
    stats,
    customers,
    cards: productCards.map((card) => ({ ...card, image: pictureUrl(card.image) })),
    cardsWords: productCardsWords,
    words: lp2Words,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function Lp2({ loaderData }: Route.ComponentProps) {
  const { page, stats, customers, cards, cardsWords, words } = loaderData;
  const { heading, more } = words.diagram;
  return (
    <Sections>
      <PageHead page={{ ...page, statement: heading }} long drawn={<Diagram words={words.diagram} />}>
        <Button tone="signal" size="large" icon="arrow" link={<PageLink to={href("/products/syncos")} />}>
          {more}
        </Button>
      </PageHead>
      <FiguresAndCustomers stats={stats} customers={customers} words={words} />
      <ProductCards cards={cards} words={cardsWords} />
      <Closing words={words.touch} />
    </Sections>
  );
}
