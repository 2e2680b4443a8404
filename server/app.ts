import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { contextStorage } from "hono/context-storage";
import { HTTPException } from "hono/http-exception";
import { type RequestIdVariables, requestId } from "hono/request-id";
import { getPath } from "hono/utils/url";
import type { Logger } from "pino";
import { findAddress, isNarrowed } from "#addresses/find.ts";
import { addressOf as listedAddress, patterns } from "#addresses/pages.ts";
import type { Assistants } from "./assistants/assistants.ts";
import type { BlogEnvironment } from "./blog/context.ts";
import { isUnavailable } from "./database/unavailable.ts";
import type { Tracked } from "./desk/tracking.ts";
import { isRequirement, type Requirements } from "./documents/requirements.ts";
import { refusalOf } from "./http/address-limits.ts";
import { Busy } from "./http/admission.ts";
import { isBuildReplaced, replacedAlarm } from "./http/build-replaced.ts";
import { addressOf, type FindClientAddress } from "./http/client-address.ts";
import { FileGone } from "./http/content.ts";
import { refusePacked } from "./http/packed-body.ts";
import { requestLog } from "./http/request-log.ts";
import { addHeaders, type FileVariables } from "./http/security-headers.ts";
import { securityText } from "./http/security-text.ts";
import { sendFile } from "./http/send-file.ts";
import { isSiteFile, type SiteFile } from "./http/site-file.ts";
import type { SiteFiles } from "./http/site-files.ts";
import { describeError } from "./log/describe-error.ts";
import type { RenderSite } from "./page-input.ts";
import { keptPages } from "./pages/kept-pages.ts";
import { renderFailure, renderUncached } from "./pages/render.ts";
import { vehiclePages } from "./pages/vehicle-pages.ts";
import { isCall, noCall, say } from "./sandbox/problem.ts";
import type { SandboxProcess } from "./sandbox/sandbox-process.ts";
import type { SandboxPage } from "./sandbox/sandbox-view.ts";
import type { FindPages } from "./search/open-search.ts";
import { searchedBy } from "./search/searched-by.ts";
import { sizingRequests } from "./sizing/sizing-requests.ts";
import type { Sizings } from "./sizing/sizings.ts";
import type { StaffEnvironment } from "./staff/context.ts";
import { StorageUnavailable } from "./storage/file-storage.ts";
import { Overran } from "./threads/overran.ts";

export type AppDependencies = {
  log: Logger;
  files: SiteFiles;
  renderPage: RenderSite;
  /** The same for kept pages, which have their stylesheets inlined. */
  renderKept: RenderSite;
  /** Answers a form that was posted to `/`. */
  submit: (request: Request, clientAddress: string) => Promise<Response>;
  /** Finds the submission of a tracking link by its token. */
  findTracked: (token: string) => Promise<Tracked | undefined>;
  search: FindPages;
  /** Sizes plans. */
  sizings: Sizings;
  /** Answers assistants. */
  assistants: Assistants;
  /** Floors to which others' software sends orders; undefined where they are switched off. */
  sandboxes: SandboxProcess | undefined;
  requirements: Requirements;
  /** Everything below `/staff`. */
  staff: Hono<StaffEnvironment>;
  /** Everything below `/native-blogs`, and uploaded pictures. */
  blog: Hono<BlogEnvironment>;
  /** The page at an address that shows posts; undefined where it shows none. */
  findBlogPage: (address: string) => Promise<SiteFile | Response | undefined>;
  /** The picture of a shared post at an address; undefined where it has none. */
  findPostCard: (address: string) => Promise<SiteFile | undefined>;
  findClientAddress: FindClientAddress;
  /** True while the site can take enquiries: the database answers and no shutdown has begun. */
  isReady: () => Promise<boolean>;
  /** Origin that visitors see. */
  siteUrl: string;
  /** True if visitors connect over TLS. */
  tls: boolean;
};

type Environment = { Bindings: Partial<HttpBindings>; Variables: RequestIdVariables & FileVariables };

/** The whole site as a function from request to response. Tests call its `fetch`; main.ts listens with it. */
export function createApp({
  log,
  files,
  renderPage,
  renderKept,
  submit,
  search,
  sizings,
  assistants,
  sandboxes,
  requirements,
  staff,
  blog,
  findBlogPage,
  findPostCard,
  findTracked,
  findClientAddress,
  isReady,
  siteUrl,
  tls,
}: AppDependencies) {
  const app = new Hono<Environment>({ getPath: (request) => withoutSlash(getPath(request)) });
  const findVehiclePage = vehiclePages(renderKept, { tls });
  const { send: sendKept, prepare } = keptPages(renderKept, tls);
  /** The development server has no built pages: it renders each one. */
  const hasBuiltPages = files.has("/");

  app.use((context, next) => {
    const { raw } = context.req;
    const address = addressWithoutSlash(raw.url);
    if (address !== raw.url) context.req.raw = new Request(address, raw);
    return next();
  });
  /* Ours, never the visitor's: theirs could repeat another request's id. */
  app.use(requestId({ headerName: "" }));
  app.use(contextStorage());
  app.use(requestLog(log));
  for (const pattern of [...senderPatterns, "/sandbox/:id"]) app.use(pattern, noReferrer);
  app.use(addHeaders({ tls }));

  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) =>
    (await isReady()) ? context.text("ready") : context.text("not ready", 503),
  );

  app.get("/.well-known/security.txt", (context) => context.text(securityText(siteUrl, new Date())));
  /* https://w3c.github.io/webappsec-change-password-url/ */
  app.get("/.well-known/change-password", (context) => context.redirect("/staff/account", 302));

  app.use(async (context, next) => {
    const refusal = refusalOf(context.req.url);
    if (!refusal) return next();
    return isCall(context.req.path) ? say({ ...noCall, status: refusal }) : sendKept(context, refusal);
  });

  app.route(
    "/",
    assistants.requests({
      siteUrl,
      search,
      log,
      addressOf: (context) => addressOf(context, findClientAddress),
    }),
  );
  if (sandboxes)
    app.route(
      "/",
      sandboxes.requests({
        addressOf: (context) => addressOf(context, findClientAddress),
        showPage: showSandbox,
      }),
    );
  /* The two before refuse a packed body in their own formats. */
  app.use(refusePacked());
  app.post("/", (context) => submit(context.req.raw, addressOf(context, findClientAddress)));

  app.route(
    "/",
    sizingRequests(sizings, (context) => addressOf(context, findClientAddress)),
  );
  app.route("/staff", staff);
  app.route("/", blog);

  app.get("/enquiry/track/:token", async (context) => {
    const tracked = await findTracked(context.req.param("token"));
    return tracked ? showTracked(tracked, context.req.url) : sendKept(context, 404);
  });
  for (const pattern of senderPatterns.filter((each) => listedAddress(each).query?.includes("track")))
    app.get(pattern, async (context, next) => {
      const token = context.req.query("track");
      const tracked = token ? await findTracked(token) : undefined;
      return tracked ? showTracked(tracked, context.req.url) : next();
    });

  /** The page of one sandbox: whoever has its address sees the hall, so no other site may learn it. */
  async function showSandbox(context: Context, sandbox: SandboxPage) {
    if (sandbox.is === "none") return sendKept(context, 404);
    const request = new Request(new URL(`/sandbox/${context.req.param("id") ?? "new"}`, context.req.url), {
      headers: { Accept: "text/html" },
    });
    const page = await renderUncached({ renderPage, tls }, request, { sandbox });
    page.headers.set("X-Robots-Tag", "noindex, nofollow");
    return page;
  }

  /** A page about one submission, for whoever holds its link. */
  async function showTracked(tracked: Tracked, url: string) {
    const request = new Request(url, { headers: { Accept: "text/html" } });
    const page = await renderUncached({ renderPage, tls }, request, { tracked });
    page.headers.set("X-Robots-Tag", "noindex, nofollow");
    return page;
  }

  app.get("*", async (context) => {
    const { url, path, raw } = context.req;
    if (isRequirement(path)) {
      const answer = await requirements.answer(context, addressOf(context, findClientAddress));
      if (answer instanceof Response) return answer;
      return sendKept(context, 429, { "Retry-After": `${answer.retryAfter}` });
    }
    const page = isNarrowed(url)
      ? undefined
      : (files.get(path.toLowerCase()) ??
        (await findVehiclePage(url)) ??
        (await findPostCard(url)) ??
        (await findBlogPage(url)));
    if (page && !isSiteFile(page)) return page;
    if (!page) {
      if (!isRendered(url, path)) return sendKept(context, 404);
      return renderUncached({ renderPage, tls }, raw, searchFor(searchedBy(url)));
    }
    const id = page.isPart ? {} : { "X-Request-Id": context.get("requestId") };
    const answer = await sendFile(raw, page, id);
    context.set("hasAllHeaders", true);
    /* HTTP/1.1 keeps connections open by default. */
    if (page.isPart) context.env.outgoing?.removeHeader("Connection");
    return answer;
  });

  function searchFor(query: string | undefined) {
    if (query === undefined) return {};
    return { search: async () => ({ query, answer: await search(query) }) };
  }

  /** Whether the router knows an address for which no page is kept. */
  function isRendered(url: string, path: string) {
    const found = findAddress(path);
    const { made, area } = found ? listedAddress(found.pattern) : {};
    return (made === "on request" && !area) || isNarrowed(url) || path.endsWith(".data") || !hasBuiltPages;
  }

  app.all("*", (context) => {
    const matched = (method: string) => app.router.match(method, context.req.path)[0];
    const others = ["POST", "DELETE"].filter((method) =>
      matched(method).some(([[, route]]) => route.method === method),
    );
    const allowed = ["GET", "HEAD", ...others].join(", ");
    context.header("Allow", allowed);
    return context.text(`This address answers these methods: ${allowed}.`, 405);
  });

  app.onError(async (error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof Busy) {
      const headers = { "Retry-After": `${error.retryAfter}` };
      return sendKept(context, 503, headers).catch(() => context.text(busyMessage, 503, headers));
    }
    if (error instanceof Overran) {
      log.warn(
        { path: context.req.path.slice(0, 300), limit: error.limit },
        "a page took too much and was given up",
      );
      const { pattern } = findAddress(context.req.path) ?? {};
      const isOfPlan = pattern !== undefined && listedAddress(pattern).holdsState === true;
      const words = () => context.text(isOfPlan ? overranMessage : busyMessage, isOfPlan ? 422 : 503);
      return (isOfPlan ? sendKept(context, 422) : sendKept(context, 503, { "Retry-After": "5" })).catch(
        words,
      );
    }
    const isReplaced = isBuildReplaced();
    if (error instanceof FileGone && !isReplaced) return sendKept(context, 404);
    log.error({ ...(isReplaced && replacedAlarm), error: describeError(error) }, "a request failed");
    if (error instanceof StorageUnavailable)
      return context.json({ message: storageUnavailableMessage }, 503, retryLater);
    const [status, headers] =
      isReplaced || isUnavailable(error) ? ([503, retryLater] as const) : ([500, {}] as const);
    const words = () =>
      context.text("Something stopped on our side. Please try again in a moment.", status, headers);
    const isForReading = context.req.header("Accept")?.includes("text/html");
    return isForReading ? renderFailure({ renderPage, tls }, status).catch(words) : words();
  });

  return Object.assign(app, { prepare });
}

/** The pages of whoever sent something. */
const senderPatterns = patterns.filter((pattern) => listedAddress(pattern).for === "sender");

const busyMessage = "The site is busy. Please try again in a few seconds.";
const overranMessage = "This plan can't be worked out in the time that a page may take. Check its numbers.";
const storageUnavailableMessage = "Pictures can't be reached at the moment. Please try again in a minute.";
const retryLater = { "Retry-After": "60" /* s */, "Cache-Control": "no-store" };

/** Anyone with the address can read such a page, so its links send no referrer. This replaces the general header. */
const noReferrer: MiddlewareHandler = async (context, next) => {
  await next();
  context.header("Referrer-Policy", "no-referrer");
};

/** Slashes at the end make no other address. */
function withoutSlash(path: string) {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end--;
  return path.slice(0, end);
}

function addressWithoutSlash(address: string) {
  const begin = address.indexOf("/", address.indexOf("//") + 2);
  const mark = address.indexOf("?", begin);
  const end = mark < 0 ? address.length : mark;
  return address.slice(0, begin) + withoutSlash(address.slice(begin, end)) + address.slice(end);
}
