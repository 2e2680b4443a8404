import { href } from "react-router";
import { pageMeta } from "#app/page-meta.ts";
import { Opening } from "#app/sections/opening/opening.tsx";
import { findPage } from "#content/pages.ts";

export function loader({ url }: { url: URL }) {
  const page = findPage(url.pathname);
  if (!page) throw new Error(`content/pages.ts has no page for ${url.pathname}`);
  return page;
}

type LoaderData = ReturnType<typeof loader>;

export function meta({ loaderData }: { loaderData: LoaderData | undefined }) {
  return loaderData ? pageMeta(loaderData) : [];
}

export default function Introduction({ loaderData: page }: { loaderData: LoaderData }) {
  return <Opening {...page} above={[{ name: "Home", to: href("/") }]} current={page.title} />;
}
