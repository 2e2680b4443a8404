import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { Message } from "#app/sections/message/message.tsx";
import { comingSoonWords } from "#content/frame/landing-pages.ts";
import { pageAt } from "#content/frame/pages.ts";
import { vehicleCount } from "#content/wording/counts.ts";
import { Picture } from "#ui/picture/picture.tsx";
import type { Route } from "./+types/coming-soon.ts";

export function loader() {
  return {
    page: pageAt("/coming-soon"),
    picture: pictureUrl(comingSoonWords.picture),
    words: comingSoonWords,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function ComingSoon({ loaderData: { page, picture, words } }: Route.ComponentProps) {
  return (
    <Message code="→" heading={page.heading} picture={<Picture {...picture} bleed="start" priority />}>
      <p>{words.text}</p>
      <ul>
        <li>
          <PageLink to={href("/")}>Home page</PageLink>
        </li>
        <li>
          <PageLink to={href("/products/Mag")}>The {vehicleCount} vehicles</PageLink>
        </li>
        <li>
          <PageLink to={href("/case-studies")}>Case studies</PageLink>
        </li>
        <li>
          <PageLink to={href("/contact")}>Contact</PageLink>
        </li>
      </ul>
    </Message>
  );
}
