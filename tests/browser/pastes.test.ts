import type { Page } from "playwright-core";
import { build } from "vite";
import { expect } from "vitest";
import type { Block } from "#content/posts/blog-posts.ts";
import { random } from "#planner/numbers/random.ts";
import { openPage } from "#tests/support/browser.ts";
import { withBrowser } from "#tests/support/browser-test.ts";
import { makeDocument, type PastedDocument } from "#tests/support/pasted-documents.ts";

/** `line` and `missed`: the same for a field of plain words. */
type Result = { blocks: Omit<Block, "id">[]; told: string; line: string; missed: string };

const test = withBrowser.extend<{ page: Page }>({
  /** An empty page with the editor's paste code. */
  page: [
    async ({ browser }, use) => {
      const { page, close, checkConsole } = await openPage(browser, "about:blank");
      await page.addScriptTag({ content: await bundle(), type: "module" });
      await page.waitForFunction(() => "pasted" in window);
      await use(page);
      await close();
      checkConsole();
    },
    { scope: "file" },
  ],
});

test("1,000 generated documents keep their order and lose no word that isn't named", async ({ page }) => {
  const { fraction } = random(20_261_122);
  const documents = Array.from({ length: 1000 }, (_, number) => makeDocument(fraction, number));
  const results = await read(page, documents);
  const wrong = documents.flatMap((document, index) => {
    const problem = problemOf(document, results[index] as Result /* One for each. */);
    return problem ? [`${problem}\n${document.html ?? document.text}`] : [];
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(documents.flatMap(({ struck }) => struck).length).toBeGreaterThan(500);
});

test("lists keep their numbers and the addresses of their links, code its lines, a table its cells", async ({
  page,
}) => {
  const [result] = await read(page, [
    {
      text: "",
      kept: [],
      struck: [],
      html: `<h2>Plan <a href="https://site.example/plan">here</a></h2>
        <ol><li>First<br>line</li><li>Second <a href="https://site.example/b">link</a><ul><li>Below, <a href="/planner"><b>there</b></a></li></ul></li></ol>
        <pre>if (a) {\n  b();\n}</pre>
        <table><tr><td>One</td><td><p><a href="https://site.example/c?d=1&amp;e=2">Two</a></p></td></tr></table>
        <p>Price <s>900</s> 800 <img src="https://elsewhere.example/a.png" alt="A fork"></p>`,
    },
  ]);
  expect(result?.blocks).toEqual([
    { type: "heading", content: "Plan here (https://site.example/plan)" },
    {
      type: "list",
      content: "",
      ordered: true,
      items: ["First line", "Second [link](https://site.example/b)"],
    },
    { type: "list", content: "", items: ["Below, [there](/planner)"] },
    { type: "paragraph", content: "<code>if (a) {<br>\u00a0 b();<br>}</code>" },
    {
      type: "paragraph",
      content: 'One | <a href="https://site.example/c?d=1&amp;e=2" rel="noopener nofollow">Two</a>',
    },
    { type: "paragraph", content: "Price  800" },
  ]);
  expect(result?.told).toBe("Left out of what was pasted: a picture (“A fork”), “900”.");
});

test("plain text is no Markdown for a hash, a dash or a star", async ({ page }) => {
  const text = "We are #1 in 2 * 3 halls - and 4 * 5 more\n- said one line";
  const [result] = await read(page, [{ text, kept: [], struck: [] }]);
  expect(result).toEqual({
    blocks: [{ type: "paragraph", content: text.replace("\n", "<br>") }],
    told: "",
    line: text.replace("\n", " "),
    missed: "",
  });
});

test("many breaks or spaces cost no time", async ({ page }) => {
  const long = [`<p>a${"<br>".repeat(60_000)}b</p>`, `<pre>a${" ".repeat(100_000)}b</pre>`];
  const began = performance.now();
  await read(
    page,
    long.map((html) => ({ html, text: "", kept: [], struck: [] })),
  );
  expect(performance.now() - began).toBeLessThan(2000);
});

function problemOf({ kept, struck }: PastedDocument, { blocks, told, line, missed }: Result) {
  const shown = blocks.flatMap(({ content, items = [] }) => [content, ...items]).join(" ");
  const found = wordsIn(shown.replaceAll(/<[^>]+>/g, " "));
  if (found.join() !== kept.join()) return `kept ${kept.join()}\nfound ${found.join()}`;
  if (wordsIn(line).join() !== kept.join()) return `kept ${kept.join()}\nin a line ${line}`;
  const silent = struck.filter((word) => ![told, missed].every((said) => wordsIn(said).includes(word)));
  return silent.length > 0 ? `not named: ${silent.join()}` : undefined;
}

const wordsIn = (text: string): string[] => text.match(/\b(?:word|struck)\w+/g) ?? [];

function read(page: Page, documents: readonly PastedDocument[]): Promise<Result[]> {
  return page.evaluate(
    (given) => (window as unknown as { pasted: (documents: unknown) => Result[] }).pasted(given),
    documents,
  );
}

/** Bundles the editor's paste code into one script. */
async function bundle() {
  const entry = "virtual:pastes";
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "pastes",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { blocksFrom, wordsFrom } from "/app/routes/native-blogs/editor/rich-text/pasted-blocks.ts";
               import { describeOmissions } from "/app/routes/native-blogs/editor/rich-text/omissions.ts";
               window.pasted = (documents) => documents.map(({ html, text }) => {
                 const { blocks, left } = blocksFrom({ html: html ?? "", text });
                 const line = wordsFrom({ html: html ?? "", text });
                 return {
                   blocks,
                   told: describeOmissions(left) ?? "",
                   line: line.words,
                   missed: describeOmissions(line.left) ?? "",
                 };
               });`
            : undefined,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const [chunk] = output && "output" in output ? output.output : [];
  if (chunk?.type !== "chunk") throw new Error("The code for pastes was not bundled");
  return chunk.code;
}
