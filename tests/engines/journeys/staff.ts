import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { Visitor } from "#tests/support/engines/visitor.ts";
import { sendEnquiry } from "#tests/support/send-enquiry.ts";
import { addStaff, password, type startStaffedSite } from "#tests/support/staff.ts";

type Staffed = Awaited<ReturnType<typeof startStaffedSite>>;

/** What staff do, by title. `name` tells runs over the same site apart. */
export const staffJourneys: Record<
  string,
  (visitor: Visitor, staffed: Staffed, name: string) => Promise<void>
> = {
  "signs in and takes an enquiry": async (visitor, staffed, name) => {
    const email = await addStaff(staffed.db, `Sales${name}`, "sales");
    const reference = await sendEnquiry(staffed.site.origin, { fullName: `Asha ${name}` });
    await signIn(visitor, email);
    await visitor.see("heading", "Enquiries");
    await visitor.click("link", reference);
    await visitor.click("button", "Take it");
    await visitor.read(`Handed to Sales${name}`);
    await visitor.fill("Note for colleagues", "Called back");
    await visitor.click("button", "Save the note");
    await visitor.read("Called back");
    await visitor.click("button", "Sign out");
    await visitor.see("heading", "Sign in");
  },

  "writes a post of typed and pasted blocks with a cover, saves it and reads it": async (
    visitor,
    staffed,
    name,
  ) => {
    const title = `Night shift in ${name}`;
    await signIn(visitor, await addStaff(staffed.db, `Writer${name}`, "writer"));
    await visitor.open("/native-blogs/new");
    await visitor.fill("Title", title);
    await visitor.fill("Paragraph, block 1", "What happens when nobody is there.");
    await visitor.click("button", "Add a block after Paragraph, block 1");
    await visitor.click("menuitem", "Heading");
    await visitor.fill("Heading, block 2", "At the dock");
    await visitor.click("button", "Add a block after Heading, block 2");
    await visitor.click("menuitem", "Paragraph");
    await visitor.fill("Paragraph, block 3", "x");
    await visitor.run(
      paste,
      "<p>Pasted, with <strong>weight</strong></p><ul><li>and</li><li>a list</li></ul>",
    );
    await visitor.until(() => document.querySelector("main strong")?.textContent === "weight");
    await withPicture(async (picture) => {
      await visitor.attach("main input[type=file]", picture);
      await visitor.fill("What the cover shows", "A green square");
    });
    await visitor.click("button", "Save Blog");
    await visitor.untilAt("/native-blogs");
    await visitor.read(title);
    const { id } = await staffed.db
      .selectFrom("blog_posts")
      .select("id")
      .where("title", "=", title)
      .executeTakeFirstOrThrow();
    await visitor.open(`/native-blogs/${id}`);
    await visitor.see("heading", "At the dock");
    await visitor.until(() => document.querySelector("main strong")?.textContent === "weight");
    await visitor.until(() => document.querySelectorAll("main li").length >= 2);
    await visitor.until(() => document.querySelector("main img[alt='A green square']") !== null);
  },
};

async function signIn(visitor: Visitor, email: string) {
  await visitor.open("/staff/sign-in", { ready: false });
  await visitor.fill("Email", email);
  await visitor.fill("Password", password);
  await visitor.click("button", "Sign in");
  await visitor.see("button", "Sign out");
}

/** Runs in the page, because tests can't use the clipboard in two of three engines. */
function paste(html: string) {
  const data = new DataTransfer();
  data.setData("text/html", html);
  data.setData("text/plain", "words");
  const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "clipboardData", { value: data });
  document.activeElement?.dispatchEvent(event);
}

async function withPicture(use: (file: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "mag-engines-"));
  const file = join(folder, "green.png");
  await sharp({ create: { width: 40, height: 40, channels: 3, background: "#0a9a57" } }).toFile(file);
  await use(file);
  await rm(folder, { recursive: true });
}
