import { goodFields } from "./enquiries.ts";
import { storePost } from "./posts.ts";
import { startStaffedSite } from "./staff.ts";

/** Pages that staff see before they have signed in. */
export const doorPaths = ["/staff/sign-in", "/staff/welcome/made-up"];

/** A running site with an admin, an enquiry and a post, and the address of each kind of page that staff see. */
export async function startSiteWithStaffPages() {
  const staffed = await startStaffedSite();
  const { origin } = staffed.site;
  const admin = await staffed.member("Ada", "admin");
  const reference = await sendEnquiry(origin);
  const { id } = await storePost(staffed.db, {
    title: "A door that opens late, and what a shift loses by it",
  });
  return { ...staffed, admin, origin, reference, paths: staffPaths(reference, id) };
}

/** Sends an enquiry as the site's own form does. @returns its reference */
export async function sendEnquiry(origin: string, fields: Partial<typeof goodFields> = {}) {
  const response = await fetch(`${origin}/`, {
    method: "POST",
    headers: { accept: "application/json", origin },
    body: new URLSearchParams({ "form-name": "home-contact", ...goodFields, ...fields }),
  });
  return ((await response.json()) as { reference: string }).reference;
}

function staffPaths(reference: string, post: string) {
  return [
    "/staff",
    "/staff?search=nothing",
    `/staff/enquiries/${reference}`,
    "/staff/erase",
    "/staff/accounts",
    "/staff/audit",
    "/staff/account",
    "/staff/account/second-factor",
    "/native-blogs",
    "/native-blogs/new",
    `/native-blogs/${post}`,
    `/native-blogs/${post}/edit`,
    `/native-blogs/${post}/versions`,
    `/native-blogs/${post}/delete`,
  ];
}
