import { addressOf } from "#app/company-json-ld.ts";
import { textFile } from "./xml.ts";

/** /robots.txt. Unlisted pages say "noindex" themselves, which a crawler can read only if it may fetch them. */
export function loader() {
  return textFile(["User-agent: *", "Allow: /", "", `Sitemap: ${addressOf("/sitemap.xml")}`]);
}
