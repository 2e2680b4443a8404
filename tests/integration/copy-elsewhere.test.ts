import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { documents } from "#content/documents/documents.ts";
import { modelOf } from "#content/pictures/modelled/model-of.ts";
import { sheetOf } from "#content/products/sheet-rows.ts";
import { caseStudies } from "#content/tasks/case-studies.ts";
import { messages } from "#server/deliveries/messages.ts";
import { writeNotice } from "#server/staff/notice-words.ts";
import type { MailKind } from "#server/tables/deliveries.ts";
import type { NoticeKind } from "#server/tables/staff.ts";
import { bannedWords } from "#tests/support/copy.ts";
import { goodFields, storedEnquiry } from "#tests/support/enquiries.ts";
import { figureSources } from "#tests/support/figure-sources.ts";
import { fetchMade } from "#tests/support/site.ts";
import { ofRecords } from "#tests/support/sources-of.ts";
import { startStaffedSite } from "#tests/support/staff.ts";
import { fillStaffPages } from "#tests/support/staff-paths.ts";
import { attributesOf, textOf, unsourcedFigures } from "#tests/support/unsourced-figures.ts";
import { vehicles } from "#vehicles/index.ts";
import { figuresIn } from "../../scripts/facts/figures-in.ts";

/** What is read outside the pages of visitors, by its name. */
const texts = { document: new Map(), email: new Map(), "staff page": new Map(), search: new Map() } as Record<
  "document" | "email" | "staff page" | "search",
  Map<string, string>
>;

/** The planner shows a source beside each figure that it computes, and a search quotes it. */
let planner = "";

const searched = ["charging", "aisle", "payload", "hours", "cold", "conveyor", "zzqqx"];

beforeAll(async () => {
  for (const file of globSync("build/client/pdfs/**/*.pdf"))
    texts.document.set(file, joined(execFileSync("pdftotext", ["-raw", file, "-"], { encoding: "utf8" })));
  for (const [name, { subject, text }] of Object.entries(allEmails()))
    texts.email.set(name, `${subject}\n${text}`);
  const staffed = await startStaffedSite();
  const admin = await staffed.member("Ada", "admin");
  const { paths } = await fillStaffPages(staffed);
  for (const path of paths) texts["staff page"].set(path, said(await (await admin.get(path)).text()));
  for (const query of searched)
    texts.search.set(query, said(await (await fetch(`${staffed.site.origin}/search?q=${query}`)).text()));
  planner = said(await (await fetchMade(`${staffed.site.origin}/planner`)).text());
  await staffed.stop();
});

/** A range may go on in the next line. */
const joined = (text: string) => text.replaceAll(/–\n/g, "–");
const said = (html: string) => `${textOf(html)} ${attributesOf(html)}`;

/** An email of each kind. */
function allEmails(): Record<string, { subject: string; text: string }> {
  const site = "https://site.example";
  const kinds = Object.keys(messages) as MailKind[];
  const notices: NoticeKind[] = ["new-device", "password-changed", "second-factor-changed", "handed-over"];
  return Object.fromEntries([
    ...kinds.map((kind) => [kind, messages[kind](storedEnquiry, site, `${site}/enquiry/track/x`)] as const),
    ...documents.map((document) => {
      const asked = { ...storedEnquiry, fields: { ...goodFields, source: document.title } };
      return [`document-link: ${document.title}`, messages["document-link"](asked, site)] as const;
    }),
    ...notices.map((kind) => {
      const notice = { kind, detail: storedEnquiry.reference, at: storedEnquiry.receivedAt, siteUrl: site };
      return [kind, writeNotice(notice)] as const;
    }),
  ]);
}

describe.each(["document", "email", "staff page", "search"] as const)("%s", (kind) => {
  test("there are some, with words", () => {
    expect(texts[kind].size).toBeGreaterThan(5);
    for (const [name, text] of texts[kind]) expect(text.length, name).toBeGreaterThan(100);
  });

  test.each(bannedWords)("none says %s", (word, better) => {
    const found = [...texts[kind]].flatMap(([name, text]) => {
      const match = word.exec(text);
      return match ? [`The ${kind} ${name} says "${match[0]}": write ${better}.`] : [];
    });
    expect(found).toEqual([]);
  });
});

describe.each(["document", "email", "search"] as const)("%s", (kind) => {
  test("every figure has a source", async () => {
    const models = await Promise.all(caseStudies.map(({ id }) => modelOf(id)));
    const sources = [
      ...ofRecords,
      ...figureSources.map(({ figures }) => figures),
      JSON.stringify(vehicles.map(sheetOf)),
      JSON.stringify(models),
      kind === "search" ? planner : "",
    ];
    const found = [...texts[kind]].flatMap(([name, text]) => unsourcedFigures(name, text, sources));
    expect(found).toEqual([]);
    expect([...texts[kind].values()].flatMap(figuresIn).length).toBeGreaterThan(5);
  });
});
