import { expect, test } from "vitest";
import { readPage } from "./read-page.ts";

const page = (main: string) =>
  readPage(`<!doctype html><body><header>Menu</header><main>${main}</main></body>`);

test("A page is cut at its headings, each with the id that leads to it", () => {
  expect(
    page(`<section><h1>Fork</h1><p>Lifts.</p></section>
      <section><span>01</span><h2 id="uses">Uses</h2><p>Pallets <b>and</b> racks.</p><h3>Open pallets</h3><p>Yes</p></section>`),
  ).toEqual([
    { heading: "Fork", text: "Lifts." },
    { heading: "Uses", anchor: "uses", text: "Pallets and racks." },
    { heading: "Open pallets", anchor: "uses", text: "Yes." },
  ]);
});

test("Links to other pages, fields, heads of tables and drawings are left out", () => {
  const left = [
    "<nav>Home</nav>",
    "<form>Name</form>",
    "<fieldset><legend>Load</legend><p>Carried on</p></fieldset>",
    "<label for='w'>Weight, kg</label><p id='w-hint'>With its pallet</p><textarea id='w'>850</textarea>",
    "<select><option>Trolley</option></select>",
    "<table><thead><tr><th>Size</th></tr></thead></table>",
    "<svg><text>1</text></svg>",
    "<p><a href='/'>Go</a></p>",
    "<div data-unsearched=''><b>Hall 2</b> Fork 1</div>",
  ];
  expect(page(`<p>Words</p>${left.join("")}<i aria-hidden="true">x</i><script>1</script>`)).toEqual([
    { heading: "", text: "Words." },
  ]);
});

test("Lines without a full stop read as a list", () => {
  expect(page("<dl><dt>Payload</dt><dd>1400 kg</dd><dt>Speed</dt><dd>1.5 m/s</dd></dl>")[0]?.text).toBe(
    "Payload: 1400 kg, Speed: 1.5 m/s",
  );
});

test("What stands above a card's heading is never a passage of the card before", () => {
  const card = (category: string, title: string) =>
    `<article><p>${category}</p><h3><a target="_blank">${title}<span> (opens in a new tab)</span></a></h3></article>`;
  expect(page(`<h2 id="posts">Posts</h2>${card("Power", "Cold")}${card("Planning", "Aisles")}`)).toEqual([
    { heading: "Posts", anchor: "posts", text: "" },
    { heading: "Cold", anchor: "posts", text: "" },
    { heading: "Aisles", anchor: "posts", text: "" },
  ]);
});

test("A paragraph without a full stop ends a sentence all the same", () => {
  expect(page("<p>1400 kg payload</p><p>Drives to the pallet.</p>")[0]?.text).toBe(
    "1400 kg payload. Drives to the pallet.",
  );
});
