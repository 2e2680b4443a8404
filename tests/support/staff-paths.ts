import { patterns } from "#addresses/pages.ts";
import { type StaffSettings, staffSite } from "#server/staff/staff.ts";
import { storePost } from "./posts.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import type { StaffedSite } from "./staff.ts";

/** Pages before somebody has signed in. The second step is one only after a password was right. */
const doors = ["/staff/sign-in", "/staff/welcome/:token"];
const secondStep = "/staff/sign-in/second-factor";

/** Every page below /staff that the server answers, and every one below /native-blogs that the router draws. */
function pages() {
  const { routes: answered } = staffSite({ config: { siteUrl: undefined } } as unknown as StaffSettings);
  const desk = answered.flatMap(({ method, path }) =>
    /* One with a dot is a file. */
    method === "GET" && !path.includes(".") ? [`/staff${path.replace(/\/$/, "")}`] : [],
  );
  const blog = patterns.filter((pattern) => pattern.startsWith("/native-blogs"));
  return [...new Set([...desk, ...blog])];
}

/** Sends an enquiry and stores a post. @returns the enquiry's reference, and the address of each page that staff see */
export async function fillStaffPages({ site, db }: Pick<StaffedSite, "site" | "db">) {
  const reference = await sendEnquiry(site.origin);
  const { id } = await storePost(db, { title: "A door that opens late, and what a shift loses by it" });
  const paths = pages()
    .filter((path) => ![...doors, secondStep].includes(path))
    .map((path) => path.replace(":reference", reference).replace(":id", id));
  return { reference, paths: [...paths, "/staff?search=nothing"] };
}

/** The address of each page that staff see before they have signed in. */
export const doorPaths = pages()
  .filter((path) => doors.includes(path))
  .map((path) => path.replace(":token", "made-up"));
