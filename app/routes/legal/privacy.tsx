import { pageMeta } from "#app/page-meta.ts";
import { legalWords, privacy } from "#content/company/legal.ts";
import { pageAt } from "#content/frame/pages.ts";
import type { Route } from "./+types/privacy.ts";
import { legalData } from "./legal-data.ts";
import { LegalPage } from "./legal-page.tsx";

export function loader() {
  return legalData(pageAt("/privacy"), privacy, legalWords.related.privacy);
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
