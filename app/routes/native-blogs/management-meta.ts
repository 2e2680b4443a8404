import { company } from "#content/company/company.ts";

/** The title of a page of /native-blogs; search engines find the posts below /blogs instead. */
export function managementMeta(title = "Not found") {
  return [{ title: `${title} | ${company.name}` }, { name: "robots", content: "noindex" }];
}
