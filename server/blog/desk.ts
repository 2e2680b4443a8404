import { Hono } from "hono";
import { findAddress } from "#addresses/find.ts";
import type { Pattern } from "#addresses/pages.ts";
import {
  type BlogPost,
  type PostSummary,
  postLimits,
  postState,
  readingMinutes,
} from "#content/posts/blog-posts.ts";
import { isUnavailable } from "#server/database/unavailable.ts";
import { ownFormsOnly } from "#server/http/own-forms.ts";
import { describeError } from "#server/log/describe-error.ts";
import { renderUncached } from "#server/pages/render.ts";
import { signInAddress } from "#server/staff/sign-in-address.ts";
import type { Viewer } from "#server/staff/viewer.ts";
import { addApi } from "./api.ts";
import {
  accountOf,
  type BlogContext,
  type BlogEnvironment,
  type BlogSettings,
  identifyViewer,
  noBlogRightMessage,
  readId,
  readVersionNumber,
} from "./context.ts";
import { listDeleted } from "./delete.ts";
import { findDraft } from "./drafts.ts";
import { addForms } from "./forms.ts";
import { type Filters, listCategories, listPosts, readPageNumber } from "./list.ts";
import type { BlogPage } from "./pages.ts";
import { findPost } from "./posts.ts";
import { listUnsaved } from "./unsaved.ts";
import { addUploads } from "./uploads.ts";
import { findVersion, listVersions } from "./versions.ts";

const list = "/native-blogs" satisfies Pattern;
const article = "/native-blogs/:id" satisfies Pattern;
/** Documents, and the list's data for the browser's router. */
const everyAddress = [`${list}/*`, `${list}.data`];

const notSaved =
  "The database can't save anything at the moment. Nothing was changed. Try again in a minute.";

/**
 * Everything below `/native-blogs`, and the uploaded pictures. Everybody may read what is public; the rest is for
 * staff. Pages are rendered both as documents and for the browser's router (`….data`).
 */
export function blogDesk(settings: BlogSettings) {
  const { db, config, tls, clock, log, newId, renderPage } = settings;
  const blog = new Hono<BlogEnvironment>();
  blog.onError((error, context) => {
    /* Form posts and pages get the site's own error page. */
    if (context.req.header("Accept")?.includes("text/html") || !isUnavailable(error)) throw error;
    log.error({ error: describeError(error) }, "The blog could not be changed");
    return context.json({ message: notSaved }, 503, {
      "Retry-After": "60" /* s */,
      "Cache-Control": "no-store",
    });
  });
  for (const path of everyAddress) {
    blog.use(
      path,
      ownFormsOnly(config.siteUrl, (context, message) => context.json({ message }, 403)),
    );
    blog.use(path, identifyViewer(settings));
  }
  addApi(blog, settings);
  addUploads(blog, settings);
  addForms(blog, settings);
  for (const path of everyAddress)
    blog.get(path, async (context, next) => {
      const page = await pageAt(context);
      return page || context.req.path.endsWith(".data") ? show(context, page) : next();
    });
  return blog;

  async function show(context: BlogContext, blogPage: BlogPage | undefined) {
    if (context.var.isRefused && blogPage?.view === "moved") return context.text(noBlogRightMessage, 403);
    const request = new Request(context.req.url, { headers: { Accept: "text/html" } });
    const page = await renderUncached({ renderPage, tls }, request, { blogPage });
    page.headers.set("X-Robots-Tag", "noindex, nofollow");
    return page;
  }

  /** What the page at this address shows; undefined if this visitor may see nothing there. */
  async function pageAt(context: BlogContext): Promise<BlogPage | undefined> {
    const url = new URL(context.req.url);
    const path = url.pathname.replace(/\.data$/, "").replace(/\/$/, "");
    const found = findAddress(path);
    const { viewer } = context.var;
    if (found?.pattern === list) return listPage(url.searchParams, viewer);

    const id = readId(found?.parts["id"]);
    if (found?.pattern === article) return id ? articlePage(id, viewer) : undefined;
    if (!found || (found.parts["id"] && !id)) return undefined;
    if (!viewer) return { view: "moved", to: signInAddress(path + url.search) };
    switch (found.pattern) {
      case "/native-blogs/new":
        return newPage(viewer);
      case "/native-blogs/:id/edit":
        return id ? editPage(id, viewer) : undefined;
      case "/native-blogs/:id/versions":
        return id ? versionsPage(id, url.searchParams, viewer) : undefined;
      case "/native-blogs/:id/delete": {
        const post = id ? await findPost(db, id) : undefined;
        return post && { view: "delete", post: toSummaryOf(post), account: accountOf(viewer) };
      }
      default:
        return undefined;
    }
  }

  async function listPage(query: URLSearchParams, viewer: Viewer | undefined): Promise<BlogPage> {
    try {
      return await fullList(query, viewer);
    } catch (error) {
      log.error({ error: describeError(error) }, "The blog could not be loaded");
      return { view: "unreadable", account: viewer ? accountOf(viewer) : null };
    }
  }

  async function fullList(query: URLSearchParams, viewer: Viewer | undefined): Promise<BlogPage> {
    const now = clock();
    const filters = readFilters(query);
    const shown: Filters = viewer ? filters : { ...filters, state: "published" };
    return {
      view: "list",
      ...(await listPosts(db, { ...shown, page: readPageNumber(query), now })),
      filters: viewer ? filters : { ...filters, state: null },
      categories: await listCategories(db, viewer ? null : now),
      unsaved: viewer ? await listUnsaved(db, viewer.id) : [],
      deleted: viewer ? await listDeleted(db, now) : [],
      account: viewer ? accountOf(viewer) : null,
    };
  }

  async function articlePage(id: string, viewer: Viewer | undefined): Promise<BlogPage | undefined> {
    const post = await findPost(db, id);
    if (!post) return undefined;
    const { state, readingMinutes } = toSummaryOf(post);
    if (state !== "published" && !viewer) return undefined;
    return { view: "article", post, state, readingMinutes, account: viewer ? accountOf(viewer) : null };
  }

  async function newPage(viewer: Viewer): Promise<BlogPage> {
    const categories = await listCategories(db, null);
    const account = accountOf(viewer);
    return { view: "editor", post: null, draft: null, sequence: 0, id: newId(), categories, account };
  }

  /** A post that was never saved has this address, too. */
  async function editPage(id: string, viewer: Viewer): Promise<BlogPage | undefined> {
    const post = (await findPost(db, id)) ?? null;
    const { draft, sequence } = await findDraft(db, { id, staffId: viewer.id });
    if (!post && !draft) return undefined;
    const categories = await listCategories(db, null);
    return { view: "editor", post, draft, sequence, id, categories, account: accountOf(viewer) };
  }

  async function versionsPage(
    id: string,
    query: URLSearchParams,
    viewer: Viewer,
  ): Promise<BlogPage | undefined> {
    const post = await findPost(db, id);
    if (!post) return undefined;
    const numbers = {
      older: readVersionNumber(query.get("older")),
      newer: readVersionNumber(query.get("newer")),
    };
    const older = await findVersion(db, id, numbers.older);
    const newer = await findVersion(db, id, numbers.newer);
    const compared = older && newer ? { older, newer, numbers } : null;
    const versions = await listVersions(db, id);
    return { view: "versions", post, versions, compared, account: accountOf(viewer) };
  }

  function toSummaryOf({ content, ...post }: BlogPost): PostSummary {
    return { ...post, state: postState(post, clock()), readingMinutes: readingMinutes(content) };
  }
}

const states = ["draft", "scheduled", "published"] as const;

/** Reads the filters of an address; invalid ones are ignored. */
function readFilters(query: URLSearchParams): Filters {
  const category = query.get("category")?.slice(0, postLimits.category);
  return {
    search: query.get("search")?.trim().slice(0, 200) ?? "",
    state: states.find((state) => state === query.get("state")) ?? null,
    /* PostgreSQL text can't hold U+0000. */
    category: category && !category.includes("\0") ? category : null,
  };
}
