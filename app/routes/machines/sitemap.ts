import { addressOf } from "#app/company-things.ts";
import { listedPages } from "./listed.ts";
import { xmlFile, xmlText } from "./xml.ts";

/** /sitemap.xml */
export function loader() {
  const urls = listedPages().map(({ path }) => `  <url><loc>${xmlText(addressOf(path))}</loc></url>`);
  return xmlFile(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>`,
  );
}
