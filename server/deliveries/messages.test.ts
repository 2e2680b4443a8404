import naughtyStrings from "big-list-of-naughty-strings/blns.json" with { type: "json" };
import fc from "fast-check";
import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { formNames, forms } from "#addresses/forms.ts";
import { documents } from "#content/documents/documents.ts";
import { goodFields, goodLead, storedEnquiry } from "#tests/support/enquiries.ts";
import { messages } from "./messages.ts";

const siteUrl = "https://site.example";

test("the confirmation holds nothing that the sender wrote", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const fields = Object.fromEntries(Object.keys(goodFields).map((name) => [name, text]));
      for (const kind of ["sender-confirmation", "document-link"] as const)
        expect(messages[kind]({ ...storedEnquiry, fields }, siteUrl)).toEqual(
          messages["sender-confirmation"](storedEnquiry, siteUrl),
        );
    }),
  );
});

test.each(documents.map(({ title, path }) => [title, path]))(
  "the mail with %s carries its link, whole and encoded, in both parts",
  (title, path) => {
    const lead = {
      ...storedEnquiry,
      form: "mag-sub-product" as const,
      fields: { ...goodFields, source: title },
    };
    const track = `${siteUrl}/enquiry/track/MR-7K3M-92QX-seal`;
    const { subject, text, html } = messages["document-link"](lead, siteUrl, track);
    const address = new URL(path, siteUrl).href;
    expect(subject).toBe(`Your document: ${title} (MR-7K3M-92QX)`);
    expect(text).toContain(address);
    expect(html).toContain(`href="${address}"`);
    expect(text).toContain(`See where your enquiry stands: ${track}`);
    expect(html).toContain(`href="${track}"`);
  },
);

test("the notice of a message with a plan leads to that plan on this site, wherever the message says it is", () => {
  const message = "About: plan\nhttps://elsewhere.example/planner?plan=1.ab-C_9\nbye";
  const { text, html } = messages["sales-notice"](
    { ...storedEnquiry, fields: { ...goodFields, message } },
    siteUrl,
  );
  expect(text).toContain(`Open the plan: ${siteUrl}/planner?plan=1.ab-C_9`);
  expect(html).toContain(`href="${siteUrl}/planner?plan=1.ab-C_9"`);
  expect(messages["sales-notice"](storedEnquiry, siteUrl).text).not.toContain("Open the plan");
});

test("the link in the notice keeps the sums that came with the plan, and nothing else of its address", () => {
  const link =
    "https://elsewhere.example/planner?plan=1.ab-C_9&wage=41%2C5&rate=3&next=https%3A%2F%2Fevil.example";
  const { text } = messages["sales-notice"](
    { ...storedEnquiry, fields: { ...goodFields, message: `About: plan (${link}).` } },
    siteUrl,
  );
  expect(text).toContain(`Open the plan: ${siteUrl}/planner?plan=1.ab-C_9&wage=41%2C5&rate=3\n`);
});

test("the notice holds every field, as text and as harmless HTML", () => {
  const fields = { ...goodFields, message: "<script>alert('x')</script> & \"more\"" };
  const { text, html } = messages["sales-notice"]({ ...storedEnquiry, fields }, siteUrl);
  for (const value of Object.values(fields)) expect(text).toContain(value);
  expect(html).not.toContain("<script>");
  expect(html).toContain("&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62; &#38; &#34;more&#34;");
});

test("nothing that is written in the form imitates another line of the notice, or turns what follows", () => {
  const forged = ["\r\n", "\n", "\r", "\u2028", "\u2029"]
    .map((end) => `x${end}Reference: MR-0000-0000`)
    .join("");
  const fields = {
    ...goodFields,
    fullName: `\0\u001B[2J\u0085\u202E${forged}\uD800`,
    companyName: "👩\u200D🔧",
  };
  const { text, html } = messages["sales-notice"]({ ...storedEnquiry, fields }, siteUrl);
  for (const part of [text, html]) {
    expect(part).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
    expect(part).toContain("👩\u200D🔧");
  }
  expect(text.match(/^Reference: .*/gm)).toEqual(["Reference: MR-7K3M-92QX"]);
  expect(text.match(/^ {4}Reference: MR-0000-0000/gm)).toHaveLength(5);
});

test("the notice names fields as the desk does, and says of each form what it is for", () => {
  const lead = { ...storedEnquiry, fields: goodLead };
  const headings = { enquiry: "A visitor wrote to us", lead: "A visitor asked for a document" };
  for (const form of formNames) {
    const { text } = messages["sales-notice"]({ ...lead, form }, siteUrl);
    expect(text).toContain("Job title: Planner\nConsent: Yes\nSource: MAG 1400 Fork");
    expect(text.split("\n")[0], form).toBe(headings[forms[form].fields]);
  }
});

test.each([
  ["asha@rao.example", "asha@rao.example"],
  ["asha@m\u200Büller.example", "asha@xn--mller-kva.example"],
  ["a@b.example, c@d.example", undefined],
  ["Team: a@b.example;", undefined],
  ["Asha <a@b.example>", undefined],
  ["a@b.example\r\nBcc: c@d.example", undefined],
  ["", undefined],
])("a restored message from %j is answered to %s", (email, replyTo) => {
  const notice = messages["sales-notice"]({ ...storedEnquiry, fields: { ...goodFields, email } }, siteUrl);
  expect(notice.replyTo).toBe(replyTo);
  expect(notice.text).toContain(replyTo ? "Reply to this email" : "left no address");
});

test("nothing that is written in the form becomes a header", async () => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const attacks = [
    "x\r\nBcc: victim@rao.example",
    "x\nBcc: y@z.example",
    "\u2028Bcc: a@b.example",
    `${"x".repeat(79)}\u{1F996}`,
    ...naughtyStrings,
  ];
  for (const text of attacks) {
    const fields = { ...goodFields, fullName: text, companyName: text, message: text, source: text };
    const mail = {
      ...messages["sales-notice"]({ ...storedEnquiry, fields }, siteUrl),
      from: "a@b.example",
      to: "c@d.example",
    };
    expect(mail.subject).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u);
    const { message } = await transport.sendMail(mail);
    const [head = ""] = message.toString().split("\r\n\r\n");
    const names = head.split(/\r\n(?!\s)/).map((line: string) => line.split(":")[0]);
    expect(names.sort()).toEqual(
      ["Content-Type", "Date", "From", "MIME-Version", "Message-ID", "Reply-To", "Subject", "To"].sort(),
    );
  }
});
