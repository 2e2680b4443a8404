import { bytesOf } from "#server/http/content.ts";
import type { SiteFiles } from "#server/http/site-files.ts";
import type { RenderPage } from "./render.ts";

const stylesheet = /<link rel="stylesheet" href="([^"#]+)#?" data-precedence="page"\/>/g;

/**
 * Inlines a page's stylesheets: a browser can draw it as soon as it has the HTML, without another round trip, most
 * often on another connection. Their links stay, disabled, so that React and Vite, which look for links, don't load
 * them again.
 * @param read the rules at an address of this site
 * @param nonce marks the rules as ours in a page that holds other people's text
 * @throws if rules would close their element
 */
export async function inlineStyles(
  html: string,
  read: (address: string) => Promise<string>,
  nonce?: string,
): Promise<string> {
  const links = Array.from(html.matchAll(stylesheet));
  const [first] = links;
  if (!first) return html;
  const rules = (await Promise.all(links.map(([, address = ""]) => read(address)))).join("");
  if (/<\/style/i.test(rules)) throw new Error("Rules that hold </style can't stand in a page");
  const off = links.map(([link]) => link.replace("/>", ' disabled=""/>')).join("");
  const style = `<style${nonce ? ` nonce="${nonce}"` : ""}>${rules}</style>`;
  return html.slice(0, first.index) + style + off + html.slice(first.index).replaceAll(stylesheet, "");
}

/** Renders pages with inlined stylesheets, for pages that are kept. */
export function renderWithStyles<Shown>(renderPage: RenderPage<Shown>, files: SiteFiles): RenderPage<Shown> {
  return async (request, input) => {
    const page = await renderPage(request, input);
    if (!page.headers.get("Content-Type")?.startsWith("text/html")) return page;
    const html = await inlineStyles(await page.text(), read, input.nonce);
    return new Response(html, { status: page.status, headers: page.headers });
  };

  async function read(address: string) {
    const file = files.get(address.toLowerCase());
    if (!file) throw new Error(`There is no stylesheet ${address}`);
    return (await bytesOf(file.plain.content)).toString();
  }
}
