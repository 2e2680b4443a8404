import type { Context } from "hono";
import { sendPage } from "#server/http/send-file.ts";
import type { SiteFile } from "#server/http/site-file.ts";
import { type Failure, keepPage, type RenderPage } from "./render.ts";

type KeptStatus = 404 | Exclude<Failure, 500 | "outage">;

const statuses: readonly KeptStatus[] = [404, 414, 422, 429, 503];

/**
 * Pages that are the same for many addresses: not found, address too long, site busy. Each is rendered when first
 * needed and then sent unchanged, whatever the address.
 * @returns `send`, and `prepare`, which renders them all: one says that nothing more can be rendered
 */
export function keptPages(renderPage: RenderPage, tls: boolean) {
  const pages = new Map<KeptStatus, Promise<SiteFile>>();
  const prepare = async () => {
    for (const status of statuses) await pageOf(status).catch(() => {});
  };
  const send = async (context: Context, status: KeptStatus, headers: Record<string, string> = {}) => {
    const page = pageOf(status);
    const id: string = context.get("requestId");
    const answer = await sendPage(context.req.raw, await page, status, { ...headers, "X-Request-Id": id });
    context.set("hasAllHeaders", true);
    return answer;
  };
  return { send, prepare };

  function pageOf(status: KeptStatus) {
    const page = pages.get(status) ?? render(status);
    pages.set(status, page);
    page.catch(() => pages.delete(status));
    return page;
  }

  async function render(status: KeptStatus) {
    const request = new Request(`http://localhost/${status === 404 ? "nowhere" : "failed"}`);
    const answer = { status, cacheControl: "no-store" };
    const page = await keepPage({ renderPage, tls }, request, { failure: status }, answer);
    if (page instanceof Response) throw new Error(`The page for ${status} could not be rendered`);
    return page;
  }
}
