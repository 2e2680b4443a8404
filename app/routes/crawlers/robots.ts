import { addressOf } from "#app/company-json-ld.ts";
import { textFile } from "./xml.ts";

/** /robots.txt. Unlisted pages say "noindex" themselves, which a machine can only read if it may come. */
export function loader() {
  return textFile(["User-agent: *", "Allow: /", "", `Sitemap: ${addressOf("/sitemap.xml")}`]);
}
