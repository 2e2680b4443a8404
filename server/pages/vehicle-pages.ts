import { isSiteFile, type SiteFile } from "#server/http/site-file.ts";
import { vehicleAddress, vehiclePath } from "#vehicles/address.ts";
import { findVehicle } from "#vehicles/index.ts";
import { keepPage, type RenderPage } from "./render.ts";

/**
 * The vehicles' pages. The query names the vehicle, so the build can't write them as files; each is rendered once, when
 * first asked for. Other parameters are ignored, so a page holds nothing from a visitor, and there is one for each
 * vehicle at most.
 */
export function vehiclePages(renderPage: RenderPage, { tls }: { tls: boolean }) {
  const pages = new Map<string, Promise<SiteFile>>();

  return (address: string): Promise<SiteFile> | undefined => {
    const url = new URL(address);
    if (url.pathname.toLowerCase() !== vehiclePath) return undefined;
    const { product } = findVehicle(url.searchParams.get("product"));
    const page = pages.get(product) ?? render(product);
    pages.set(product, page);
    page.catch(() => pages.delete(product));
    return page;
  };

  async function render(product: string) {
    const request = new Request(`http://localhost${vehicleAddress(product)}`);
    const page = await keepPage({ renderPage, tls }, request, {});
    if (!isSiteFile(page)) throw new Error(`The page of ${product} could not be rendered: ${page.status}`);
    return page;
  }
}
