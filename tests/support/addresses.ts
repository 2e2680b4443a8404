import { readFile } from "node:fs/promises";
import { examplePosts } from "#content/example-posts.ts";

/** One address of each kind that the site answers, and some that it does not. */
export const kindsOfAddress = [
  "/",
  "/contact",
  "/case-studies",
  "/podcasts",
  "/podcasts/how-many",
  "/podcasts/nowhere",
  "/product-documentation",
  "/case-study/two-decks",
  "/products/mag-product",
  "/planner",
  "/planner.data",
  "/planner/play",
  "/planner/files/answers.csv",
  "/planner/files/floor.lif.json",
  "/search",
  "/search.data",
  "/blogs",
  "/blogs.data",
  `/blogs/${examplePosts[0]?.slug}`,
  "/blogs/nowhere",
  "/feed.xml",
  "/sitemap.xml",
  "/enquiry/sent",
  "/enquiry/thank-you",
  "/enquiry/again",
  "/enquiry/track/MR-0000-0000-0123456789abcdefghijkl",
  "/native-blogs",
  "/native-blogs.data",
  "/native-blogs/new",
  "/native-blogs/0190a0a0-0000-7000-8000-000000000000",
  "/native-blogs/posts/0190a0a0-0000-7000-8000-000000000000",
  "/staff",
  "/staff/sign-in",
  "/staff/welcome/made-up",
  "/staff/enquiries/MR-0000-0000",
  "/staff/export.csv",
  "/staff.data",
  "/calendar/nowhere.ics",
  "/documents/datasheet-fork",
  "/documents/nowhere",
  "/og/blogs/nowhere.jpg",
  "/og/home.jpg",
  `/blog-pictures/${"0".repeat(64)}.webp`,
  "/__manifest",
  "/_root.data",
  "/failed",
  "/nowhere",
  "/nowhere.data",
  "/healthz",
  "/readyz",
];

/** Every address that app/routes.ts names, with something in the place of each parameter. */
export async function routedAddresses() {
  const source = await readFile("app/routes.ts", "utf8");
  const paths = Array.from(source.matchAll(/(?:route|task|software)\("([^"]+)"/g), ([, path = ""]) => path);
  return paths.map((path) => `/${path.replaceAll(/:\w+\??|\*/g, "x")}`);
}
