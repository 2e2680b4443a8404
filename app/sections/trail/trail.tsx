import { PageLink } from "#app/frame/page-link.tsx";
import { homeLink } from "#app/home-link.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";

type TrailProps = {
  /** The pages between the home page and this one, and what this one is called among them. */
  above?: readonly { name: string; to: string }[] | undefined;
  current: string;
};

/** The breadcrumb of a page, whose links are the site's. */
export function Trail({ above = [], current }: TrailProps) {
  return (
    <Breadcrumb
      label="Breadcrumb"
      above={[homeLink, ...above].map(({ name, to }) => ({ name, link: <PageLink to={to} /> }))}
      current={current}
    />
  );
}
