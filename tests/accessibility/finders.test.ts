import { expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";
import { findFaintTexts } from "#tests/support/contrast.ts";
import { findLayoutFaults } from "#tests/support/layout-faults.ts";
import { findLineBreaks } from "#tests/support/line-breaks.ts";
import { findTextTroubles, spaceText } from "#tests/support/text-troubles.ts";

/* Tests that the checks of every page find planted faults. */

test("faint text is found on a background, under opacity, over a picture, in a drawing and in a field", async ({
  visit,
}) => {
  const page = await visit("about:blank", { isCold: true, viewport: { width: 600, height: 500 } });
  const grey =
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><rect width='100%25' height='100%25' fill='%23666'/></svg>";
  await page.setContent(`<style>body { background: #fff; color: #000; font: 20px sans-serif }</style>
    <p>Well</p>
    <p style="color: #999">Grey</p>
    <p style="color: #999; font-size: 30px">Large and grey</p>
    <p style="opacity: 0.4">Veiled</p>
    <p style="color: oklch(70% 0 0); background: #000">Well on black</p>
    <div style="position: relative">
      <img src="${grey}" width="400" height="60" style="position: absolute">
      <p style="position: relative">On a picture</p>
    </div>
    <svg width="400" height="40"><rect width="400" height="40" fill="#000"/><text y="25" fill="#333">Drawn</text></svg>
    <input value="Written"><input placeholder="Asked" class="asked">
    <style>.asked::placeholder { color: #ccc }</style>
    <p style="visibility: hidden; color: #fff">Unseen</p><button disabled style="color: #eee">Off</button>`);
  const { faint, texts } = await findFaintTexts(page, await page.context().newCDPSession(page));
  expect(texts).toHaveLength(9);
  expect(faint).toEqual([
    expect.stringMatching(/^"Grey" in p: 2\.8\d instead of 4\.5$/),
    expect.stringMatching(/^"Large and grey" in p: 2\.8\d instead of 3$/),
    expect.stringMatching(/^"Veiled"/),
    expect.stringMatching(/^"On a picture"/),
    expect.stringMatching(/^"Drawn"/),
    expect.stringMatching(/^"Asked"/),
  ]);
});

test("a headline that is clipped by its box, or runs into the next element, is found", async ({ visit }) => {
  const page = await visit("about:blank", { isCold: true, viewport: { width: 600, height: 400 } });
  await page.setContent(`<style>body { font: 20px/1.1 sans-serif } h1 { margin: 0; font: inherit }</style>
    <h1 style="height: 25px; overflow: hidden; width: 10em">Grows to two lines</h1>
    <h1 style="width: 6.5em; margin-block: 3em; overflow-wrap: normal">Unbreakable</h1>
    <h1>Well</h1>`);
  expect(await findTextTroubles(page)).toEqual([]);
  await spaceText(page);
  expect(await findTextTroubles(page)).toEqual([
    '"Grows to two lines" in h1 is cut by h1',
    expect.stringMatching(/^"Unbreakable" in h1 is over the edge of h1 by \d+ px$/),
  ]);
});

test("text that is placed absolutely is found where a box around it clips it", async ({ visit }) => {
  const page = await visit("about:blank", { isCold: true, viewport: { width: 600, height: 400 } });
  await page.setContent(`<style>body { font: 20px/1 sans-serif } div { position: relative; width: 9em }
    b { position: absolute; top: 0; left: 0 }</style>
    <div style="height: 22px; overflow: clip"><b>A title that wraps</b></div>
    <div style="height: 22px; margin-top: 80px"><b>A title that wraps, too</b></div>`);
  await spaceText(page);
  expect(await findTextTroubles(page)).toEqual(['"A title that wraps" in b is cut by div']);
});

test("what sticks behind the header is found", async ({ visit }) => {
  const page = await visit("about:blank", { isCold: true, viewport: { width: 600, height: 400 } });
  const sticks = (top: number, words: string) =>
    `<div style="height: 2000px"><p style="position: sticky; top: ${top}px">${words}</p></div>`;
  await page.setContent(`<style>body, p { margin: 0 }</style>
    <header style="position: sticky; top: 0; height: 72px; background: #fff; z-index: 9">Header</header>
    <main>${sticks(0, "Hidden")}${sticks(72, "Seen")}</main>`);
  expect(await findLayoutFaults(page)).toEqual(['"Hidden" sticks behind Header']);
});

test("a large picture of the first view that is loaded late is found, and no other", async ({ visit }) => {
  const page = await visit("about:blank", { isCold: true, viewport: { width: 600, height: 400 } });
  const picture = (name: string, size: number, loading: string) =>
    `<section>${name}<img alt="" width="${size}" height="${size}" loading="${loading}" style="display: block"></section>`;
  await page.setContent(
    `<main>${picture("Early", 150, "eager")}${picture("Late", 150, "lazy")}${picture("Small", 20, "lazy")}${picture("Below", 150, "lazy")}</main>`,
  );
  expect(await findLayoutFaults(page)).toEqual(['a picture of the first view of "Late" is loaded late']);
});

test("the search for troubles finds each kind of them", async ({ visit }) => {
  const page = await visit("about:blank", { isCold: true, viewport: { width: 600, height: 400 } });
  await page.setContent(`<style>body{margin:0;font:20px/1 sans-serif;overflow-wrap:normal}p{margin:0}</style>
    <p style="width:3em">Unbreakable</p>
    <p style="position:absolute;left:560px;top:100px;width:90px">Outside it</p>
    <div style="height:10px;overflow:hidden"><p style="padding-top:4px">Cut</p></div>
    <p style="position:absolute;top:200px">Under</p><p style="position:absolute;top:204px">Over</p>
    <p style="position:absolute;top:300px">Well</p>`);
  const troubles = await findTextTroubles(page);
  expect(troubles).toEqual([
    expect.stringMatching(/^"Unbreakable" in p is over the edge of p by \d+ px$/),
    expect.stringMatching(/^"Outside it" in p is outside the window$/),
    '"Cut" in p is cut by div',
    '"Over" in p lies on "Under" in p',
  ]);
});

test("a gap in the green line, a station beside it and a number out of order are found", async ({
  visit,
}) => {
  const page = await visit("about:blank", { isCold: true, viewport: { width: 500, height: 400 } });
  const section = (
    name: string,
    [from, to]: [number, number],
    number: string,
    { at = to, short = 0 } = {},
  ) => `
    <section aria-labelledby="${name}" style="position: relative; height: 100px">
      <div style="--phone-from: ${from}; position: absolute; inset: 0"><div style="position: absolute; inset: 0; background: green;
        clip-path: polygon(${from}px 0, ${from}px 9px, ${from}px 9px, ${to}px 10px, ${to}px 11px, ${to}px calc(100% - ${short}px),
          ${to + 3}px calc(100% - ${short}px), ${to + 3}px 11px, ${to + 3}px 10px, ${from + 3}px 9px, ${from + 3}px 9px, ${from + 3}px 0)"></div></div>
      <div style="--phone-lane: 0; position: absolute; top: 42px; left: ${at + 1.5 - 8}px"><span style="display: inline-block;
        width: 16px; height: 16px"></span><span>${number}</span> <span id="${name}">${name}</span></div>
    </section>`;
  const good = [
    section("first", [10, 200], "01"),
    section("second", [200, 200], "02"),
    section("third", [200, 10], "03"),
  ];
  await page.setContent(`<style>body { margin: 0 }</style>${good.join("")}`);
  expect(await findLineBreaks(page)).toEqual({ breaks: [], pieces: 3 });
  await page.setContent(
    `<style>body { margin: 0 }</style>${[
      section("first", [10, 200], "01", { short: 40 }),
      section("second", [100, 200], "03"),
      section("third", [200, 10], "04", { at: 200 }),
    ].join("")}`,
  );
  expect((await findLineBreaks(page)).breaks).toEqual([
    'the line ends 40 px above the bottom of "first"',
    'the line comes to "second" at 101.5 px, and leaves "first" at 201.5 px',
    'the station "04 third" stands at 201.5 px, and its line at 11.5',
    "stations are numbered 01, 03, 04",
  ]);
});

test("a headline's line of one short word, a word broken in a table and a line over a film are found", async ({
  visit,
}) => {
  const page = await visit("about:blank", { isCold: true, viewport: { width: 600, height: 500 } });
  const film = (line: string) => `<section style="position: relative">
    <div aria-hidden="true" style="position: absolute; inset: 0 auto 0 ${line}; width: 3px; background: green"></div>
    <div style="margin-left: 40px"><video width="400" height="100"></video>A film</div></section>`;
  const all = (headline: string, cell: string, line: string) => `<style>body { margin: 0 }
    h1 { width: 320px; font: 20px monospace } dd { margin: 0; width: 80px; font: 20px monospace }</style>
    <main>${film(line)}<h1>${headline}</h1><dl><dd>${cell}</dd></dl></main>`;
  await page.setContent(all("Every pallet moves to its very own plan", "1400 kg", "10px"));
  expect(await findLayoutFaults(page)).toEqual([]);
  const spoken = (style: string) =>
    `Every pallet moves to its very own plan<span style="${style}">: 3</span>`;
  const hidden = "position: absolute; top: 0; width: 1px; height: 1px; overflow: hidden";
  await page.setContent(all(spoken(`${hidden}; clip-path: inset(50%)`), "1400 kg", "10px"));
  expect(await findLayoutFaults(page)).toEqual([]);
  await page.setContent(all(spoken("display: block"), "1400 kg", "10px"));
  expect(await findLayoutFaults(page)).toEqual([expect.stringMatching(/has a line of one short word$/)]);
  await page.setContent(
    all("Every pallet moves to its plan", "<span style='word-break: break-all'>counterpart</span>", "100px"),
  );
  expect(await findLayoutFaults(page)).toEqual([
    'the line lies over video "A film"',
    expect.stringMatching(/^"counterpart" of/),
    '"Every pallet moves to its plan" has a line of one short word',
  ]);
});
