import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { answers } from "../content/answers/answers.ts";
import { softwarePages } from "../content/software-pages.ts";
import { taskPages } from "../content/task-pages.ts";

/** A use case or an industry. */
const task = (path: string) => route(path, "routes/task/task.tsx", { id: path });

/** What buyers ask before they write. */
const answer = (path: string) => route(path, "routes/answer/answer.tsx", { id: path });

/** SyncOS and its parts. */
const software = (path: string) => route(path, "routes/software/software.tsx", { id: path });

/** Every primitive in every state; not a page of the site. Tests build it alone, which is quick. */
const examples = route("examples", "routes/examples/examples.tsx");

/** Every page of the site. The server answers forms, files and requests of programs before it gets here. */
const site = [
  index("routes/home/home.tsx"),

  route("lp1", "routes/landing/lp1.tsx"),
  route("lp2", "routes/landing/lp2.tsx"),
  route("lp3", "routes/landing/lp3.tsx"),

  ...softwarePages.map(({ path }) => software(path.slice(1))),
  route("products/Mag", "routes/vehicles/vehicles.tsx"),
  route("products/compare", "routes/compare/compare.tsx"),
  route("products/mag-product", "routes/vehicle/vehicle.tsx"),

  route("planner", "routes/planner/planner.tsx"),
  route("planner/play", "routes/play/play.tsx"),
  route("vda-5050", "routes/vda-5050/vda-5050.tsx"),

  ...answers.map(({ path }) => answer(path.slice(1))),
  route("planner/method", "routes/planner/method.tsx"),
  route("planner/files/:file", "routes/planner/plan-file.ts"),

  ...taskPages.map(({ path }) => task(path.slice(1))),

  route("case-studies", "routes/case-studies/case-studies.tsx"),
  route("case-study/:id", "routes/case-study/case-study.tsx"),

  route("news", "routes/news/news.tsx"),
  route("blogs", "routes/blogs/blogs.tsx"),
  route("blogs/:slug", "routes/blog-post/blog-post.tsx"),
  route("reports", "routes/reports/reports.tsx"),
  route("events", "routes/events/events.tsx"),
  route("calendar/:file", "routes/events/calendar-file.ts"),
  route("podcasts", "routes/podcasts/podcasts.tsx"),
  route("podcasts/:id", "routes/podcast/podcast.tsx"),
  route("product-documentation", "routes/product-documentation/product-documentation.tsx"),
  route("documents/:document", "routes/document/document.tsx"),
  route("careers", "routes/careers/careers.tsx"),

  /* The server handles every address below /native-blogs and renders its pages with these routes. */
  route("native-blogs", "routes/native-blogs/list.tsx"),
  route("native-blogs/new", "routes/native-blogs/editor.tsx", { id: "native-blogs/new" }),
  route("native-blogs/:id", "routes/native-blogs/article.tsx"),
  route("native-blogs/:id/edit", "routes/native-blogs/editor.tsx"),
  route("native-blogs/:id/versions", "routes/native-blogs/versions.tsx"),
  route("native-blogs/:id/delete", "routes/native-blogs/delete.tsx"),

  route("partner-with-us", "routes/partners/commercial-partner.tsx"),
  route("tech-partner", "routes/partners/tech-partner.tsx"),
  route("our-solution", "routes/partners/our-solution.tsx"),

  route("about-us", "routes/about-us/about-us.tsx"),
  route("contact", "routes/contact/contact.tsx"),
  route("terms", "routes/legal/terms.tsx"),
  route("privacy", "routes/legal/privacy.tsx"),

  route("search", "routes/search/search.tsx"),
  route("coming-soon", "routes/coming-soon/coming-soon.tsx"),
  route("magazine", "routes/magazine/magazine.tsx"),

  route("enquiry/sent", "routes/enquiry/sent.tsx"),
  route("enquiry/track/:token", "routes/enquiry/track.tsx"),
  route("enquiry/thank-you/:document?", "routes/enquiry/thank-you.tsx"),
  route("enquiry/again", "routes/enquiry/again.tsx"),

  /* The server handles every address below /staff and renders its pages with this route. */
  route("staff", "routes/staff/staff.tsx"),

  ...(process.env["NODE_ENV"] === "development" ? [examples] : []),

  route("sitemap.xml", "routes/crawlers/sitemap.ts"),
  route("robots.txt", "routes/crawlers/robots.ts"),
  route("feed.xml", "routes/crawlers/feed.ts"),
  route("llms.txt", "routes/crawlers/llms.ts"),

  route("failed", "routes/failed.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

export default process.env["ONLY_EXAMPLES"] ? ([examples] satisfies RouteConfig) : site;
