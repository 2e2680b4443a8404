import { href, type MetaDescriptor } from "react-router";
import { company } from "#content/company.ts";

/** By this in a page's head a reader of feeds finds ours. */
export const feedLink: MetaDescriptor = {
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: `${company.name}: news and blogs`,
  href: href("/feed.xml"),
};
