import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadPlanner } from "#app/routes/planner/load-planner.ts";
import { plannerWords } from "#content/planner/planner.ts";
import { tokenOf } from "#planner/link/link.ts";
import { presets } from "#planner/presets/presets.ts";
import { fetchMade, type Site, startSite } from "#tests/support/site.ts";

let site: Site;
let folder: string;
beforeAll(async () => {
  site = await startSite();
  folder = await mkdtemp(join(tmpdir(), "requirement-"));
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

/** What an address may claim was simulated: nothing of it is printed. */
const forged = encodeURIComponent(
  JSON.stringify({ runs: 8, hours: 2, recommended: 1, digest: "ab", counts: [1], throughput: [99_999] }),
);

/* Sums under which it pays, and under which it doesn't: the page says different things. */
const cases = presets.map(({ name, plan }, at) => [name, plan, at % 2 ? "9" : "90"] as const);

describe.each(cases)("%s", (name, plan, freed) => {
  test("every figure of the page stands in the document, which is tagged", async () => {
    const query = new URLSearchParams({ plan: tokenOf(plan), freed });
    const page = await (await fetch(`${site.origin}/planner?${query}`)).text();
    const { fileQuery, fit, fleet } = await loadPlanner(query);
    const { sizing } = fleet;
    const address = `${site.origin}/planner/files/requirement.pdf?${fileQuery}&simulated=${forged}`;
    const pdf = await (await fetchMade(address)).bytes();
    const file = join(folder, "requirement.pdf");
    await writeFile(file, pdf);
    const written = execFileSync("pdftotext", ["-raw", file, "-"], { encoding: "utf8" });

    const shown = partsOf(page, ["load", "floor", "flow", "fit", "fleet", "money"]);
    const share = plan.work.promise.share;
    const figures = figuresIn(textOf(shown));
    expect(figures.length, name).toBeGreaterThan(80);
    /* A share is a field from 0 to 1, and per cent in the document. */
    const known = new Set([...figuresIn(written), `${share}`]);
    expect(figures.filter((each) => !known.has(each))).toEqual([]);

    const first = execFileSync("pdftotext", ["-raw", "-l", "1", file, "-"], { encoding: "utf8" });
    for (const { count } of sizing?.fleet ?? [])
      expect(first).toMatch(new RegExp(`^${count} vehicles?$`, "m"));
    expect(squeeze(first)).toContain(squeeze(plannerWords.sizing.accepted));
    for (const { from } of plan.flows) expect(squeeze(first)).toContain(squeeze(from));

    const squeezed = squeeze(written);
    const lost = (await sentencesOf(query)).filter((each) => !squeezed.includes(squeeze(each)));
    expect(lost).toEqual([]);
    const metBy = (can: boolean) =>
      fit.flatMap(({ verdict, met }) =>
        (verdict !== "no") === can ? met.map(([text]) => squeeze(text ?? "")) : [],
      );
    const told = new Set(metBy(true));
    const moot = metBy(false).filter((each) => !told.has(each));
    expect(moot.filter((each) => squeezed.includes(each))).toEqual([]);
    expect(written).not.toContain("99,999");
    expect(written).not.toContain("99999");
    expect(execFileSync("pdfinfo", [file], { encoding: "utf8" })).toMatch(/^Tagged: +yes$/m);
  });
});

test("the same plan gives the same bytes on any server, within a second", async () => {
  const [preset] = presets;
  if (!preset) throw new Error("There is no preset.");
  /* Servers of its own: each gives a network a few documents a minute. */
  const [one, other] = await Promise.all([startSite(), startSite()]);
  const documentOf = async ({ origin }: Site, name: string) => {
    const began = performance.now();
    const plan = tokenOf({ ...preset.plan, name });
    const response = await fetchMade(`${origin}/planner/files/requirement.pdf?plan=${plan}`);
    const bytes = Buffer.from(await response.bytes());
    return { status: response.status, bytes, took: performance.now() - began };
  };
  try {
    const first = await documentOf(one, "One");
    await documentOf(other, "Another before it");
    const again = await documentOf(other, "One");
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    /* A busy machine has three tries. */
    const times = [first.took, again.took, (await documentOf(one, "Two")).took];
    expect(Math.min(...times)).toBeLessThan(1000 /* ms */);
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
});

/** The parts of a page with these headings. */
function partsOf(page: string, ids: readonly string[]) {
  return ids
    .map((id) => {
      const begin = page.indexOf(`aria-labelledby="${id}"`);
      const end = page.indexOf('<section class="', page.indexOf("</h2>", begin));
      expect(begin, id).toBeGreaterThan(0);
      return page.slice(page.indexOf(">", begin) + 1, end < 0 ? undefined : end);
    })
    .join(" ");
}

/** What a reader sees of it, what stands in fields among it. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(svg|script|template)\b.*?<\/\1>/gs, " ")
    .replaceAll(/<p[^>]*>[\d.]+(\ss)? unless you say otherwise<\/p>/g, " ")
    .replaceAll(/<option(?![^>]*selected)[^>]*>.*?<\/option>/gs, " ")
    .replaceAll(/<input(?![^>]*type="hidden")[^>]*? value="([^"]*)"[^>]*>/g, " $1 ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&#?\w+;/g, " ");

/** Numbers as their values: 1,200 and 1200.0 are one. */
const figuresIn = (text: string) =>
  Array.from(
    text.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g),
    ([figure]) => `${Number(figure.replaceAll(",", ""))}`,
  );

/** What has to stand there in the page's words, not in figures alone. */
async function sentencesOf(query: URLSearchParams) {
  const { fit, fleet, assumed, costFields } = await loadPlanner(query);
  return [
    ...fit.flatMap(({ verdict, against, met }) =>
      [...against.flat(), ...(verdict === "no" ? [] : met)].flat(),
    ),
    ...(fleet.sizing?.limit ? [fleet.sizing.limit.text] : []),
    ...assumed.flatMap(({ text, value, source }) => [text, value, source]),
    ...costFields.map(
      ({ label, value, options }) =>
        `${label}${options?.find((option) => option.value === value)?.label ?? (value || "–")}`,
    ),
  ];
}

/** Lines break where a column ends. */
const squeeze = (text: string) => text.replaceAll(/[\s\u00ad]+/g, "");
