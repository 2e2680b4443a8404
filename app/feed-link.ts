import { href, type MetaDescriptor } from "react-router";
import { company } from "#content/company/company.ts";

/** A feed reader finds the site's feed by this link in a page's head. */
export const feedLink: MetaDescriptor = {
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: `${company.name}: news and blogs`,
  href: href("/feed.xml"),
};
