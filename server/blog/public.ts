import { findAddress } from "#addresses/find.ts";
import { readingMinutes } from "#content/posts/blog-posts.ts";
import { publicBlocks } from "#content/posts/post-placeholders.ts";
import { isSiteFile, type SiteFile } from "#server/http/site-file.ts";
import type { ErrorLog } from "#server/log/log.ts";
import { keepPage, type RenderPage } from "#server/pages/render.ts";
import type { Database } from "#server/tables/tables.ts";
import { createEditionCache } from "./edition.ts";
import { listCategories, listPosts, readPageNumber } from "./list.ts";
import type { PublicBlog } from "./pages.ts";
import { findPublished } from "./posts.ts";
import { listPublished, listRelated } from "./published.ts";

type Settings = {
  db: Database;
  renderPage: RenderPage<{ publicBlog: PublicBlog }>;
  clock: () => Date;
  log: ErrorLog;
  tls: boolean;
};

/** A feed longer than this is more than a reader takes in. */
const longestFeed = 50; /* posts */
/** A sitemap may name 50,000 addresses. */
const longestSitemap = 49_000; /* posts */

/**
 * The public pages that show posts: `/blogs`, `/blogs/{slug}`, the feed and the sitemap, as documents and for the
 * browser's router (`….data`). Each is rendered when it is first asked for and kept until posts change. While they can't
 * be read, pages that show more than posts are rendered without them.
 */
export function publicBlog({ db, renderPage, clock, log, tls }: Settings) {
  const keep = createEditionCache<SiteFile | Response>({ db, clock, log });

  /**
   * @returns undefined if the address is none of these, or shows nothing public
   * @throws where a post can't be read
   */
  return async (address: string): Promise<SiteFile | Response | undefined> => {
    const asked = readAddress(new URL(address));
    if (!asked) return undefined;
    const bare = withoutPosts(asked);
    const page = await keep(
      asked.path,
      async (now) => {
        const shown = await find(asked, now);
        return shown && render(asked, shown);
      },
      bare && (() => render(asked, bare)),
    );
    return page && !isSiteFile(page) ? page.clone() : page;
  };

  function render({ path }: Asked, publicBlog: PublicBlog) {
    const request = new Request(`http://localhost${path}`, { headers: { Accept: "text/html" } });
    return keepPage({ renderPage, tls }, request, { publicBlog });
  }

  async function find(asked: Asked, now: Date): Promise<PublicBlog | undefined> {
    switch (asked.show) {
      case "machines":
        return { show: "machines", posts: await listPublished(db, now, asked.most) };
      case "list": {
        const categories = await listCategories(db, now);
        const { category, page } = asked;
        if (category && !categories.includes(category)) return undefined;
        const listed = await listPosts(db, { search: "", state: "published", category, page, now });
        return listed.page === page ? { show: "list", ...listed, category, categories } : undefined;
      }
      case "post": {
        const found = await findPublished(db, asked.slug, now);
        if (!found) return undefined;
        if ("movedTo" in found) return { show: "moved", slug: found.movedTo };
        const content = publicBlocks(found.post.content);
        const related = await listRelated(db, found.post, now);
        const post = { ...found.post, content };
        return { show: "post", post, readingMinutes: readingMinutes(content), related };
      }
    }
  }
}

type Asked = { /** Its canonical address, under which it is kept. */ path: string } & (
  | { show: "list"; category: string | null; page: number }
  | { show: "post"; slug: string }
  | { show: "machines"; most: number }
);

/** Pages that show more than posts. */
function withoutPosts({ show }: Asked): PublicBlog | undefined {
  if (show === "machines") return { show, posts: [] };
  if (show === "list")
    return { show, posts: [], total: 0, page: 1, pages: 1, category: null, categories: [] };
  return undefined;
}

/** Reads what an address asks for. Other parameters do not affect the page, so they make no other cache entry. */
function readAddress({ pathname, searchParams }: URL): Asked | undefined {
  const found = findAddress(pathname.toLowerCase());
  const data = found?.isData ? ".data" : "";
  switch (found?.pattern) {
    case "/feed.xml":
      return data ? undefined : { path: found.pattern, show: "machines", most: longestFeed };
    case "/sitemap.xml":
      return data ? undefined : { path: found.pattern, show: "machines", most: longestSitemap };
    case "/blogs/:slug": {
      const { slug = "" } = found.parts;
      const isSlug = /^[a-z0-9-]{1,120}$/.test(slug);
      return isSlug ? { path: `/blogs/${slug}${data}`, show: "post", slug } : undefined;
    }
    case "/blogs":
      return readList(searchParams, data);
    default:
      return undefined;
  }
}

function readList(searchParams: URLSearchParams, data: string): Asked {
  const category = searchParams.get("category")?.slice(0, 100) || null;
  const page = readPageNumber(searchParams);
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  });
  return { path: `/blogs${data}${query.size > 0 ? `?${query}` : ""}`, show: "list", category, page };
}
