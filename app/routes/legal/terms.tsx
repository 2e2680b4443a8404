import { pageMeta } from "#app/page-meta.ts";
import { legalWords, terms } from "#content/company/legal.ts";
import { pageAt } from "#content/frame/pages.ts";
import type { Route } from "./+types/terms.ts";
import { legalData } from "./legal-data.ts";
import { LegalPage } from "./legal-page.tsx";

export function loader() {
  return legalData(pageAt("/terms"), terms, legalWords.related.terms);
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
