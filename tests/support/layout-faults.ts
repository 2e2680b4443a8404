import type { Page } from "playwright-core";

/**
 * Looks for faults that a reader sees at once and no other rule finds: a line over a film or over the picture that
 * opens a page, a word or a figure broken within a table, a headline with a line of one short word, text that stays in
 * view while a page scrolls and lies behind the header then, a picture of the first view that is loaded late.
 * @returns a line for each
 */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  const faults = await page.evaluate(findFaults);
  await page.evaluate(() => scrollTo(0, 0));
  return faults;
}

/** In the page. */
function findFaults() {
  const faults = new Set<string>();
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  const wordsOf = (element: Element) =>
    (element.textContent ?? "").replaceAll(/\s+/g, " ").trim().slice(0, 60);

  findLate();
  findCovered();
  for (const element of shown("main *")) findHidden(element);
  for (const cell of shown("td, th, dd")) findBroken(cell);
  for (const headline of shown("h1, h2, section > div > p:first-child")) findOrphan(headline);
  return [...faults];

  /** A picture that begins in the upper part of the first view, and is fetched only once the layout is known. */
  function findLate() {
    for (const picture of shown("img[loading=lazy]")) {
      const { top, left, bottom, right } = picture.getBoundingClientRect();
      const [width, height] = [Math.min(right, innerWidth) - left, Math.min(bottom, innerHeight) - top];
      if (top >= 0 && top < innerHeight * 0.65 && left >= 0 && width > 100 && height > 100)
        faults.add(`a picture of the first view of "${wordsOf(frameOf(picture))}" is loaded late`);
    }
  }

  /** Where the green line lies over a film or a picture; lines run down near its edges, where lanes are. */
  function findCovered() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before, *::after { pointer-events: auto !important; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (const film of shown("video:not([loop]), main section:first-of-type :is(picture, figure)")) {
      bringIntoView(film);
      const [box, frame] = [film, film.parentElement ?? film].map((one) => one.getBoundingClientRect());
      if (!box || !frame) continue;
      const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
      const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
      const line = 2; /* px, less than the stroke */
      for (let x = left + 4; x < right - 4; x += line)
        for (const y of [top + 8, (top + bottom) / 2, bottom - 8]) {
          const over = document.elementFromPoint(x, y);
          if (over && isLine(over))
            faults.add(`the line lies over ${film.localName} "${wordsOf(frameOf(film))}"`);
        }
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }

  /** Scrolls the window, and only that: a row that pushes along stays where it is. */
  function bringIntoView(film: Element) {
    const { top, height } = film.getBoundingClientRect();
    scrollTo({ top: scrollY + top - (innerHeight - height) / 2, behavior: "instant" });
  }

  /** A part of the line: ornament of a section, or drawn by a heading from its full stop on. */
  function isLine(element: Element) {
    if (element.closest("h1")) return true;
    return element.closest("[aria-hidden=true]") !== null && !element.closest("picture, figure, button, svg");
  }

  function frameOf(film: Element) {
    return film.closest("section") ?? film;
  }

  /** Text that sticks to the window's edge behind something else. */
  function findHidden(element: HTMLElement) {
    const { position, top } = getComputedStyle(element);
    const around = element.parentElement?.getBoundingClientRect();
    if (position !== "sticky" || top === "auto" || !around || around.height < 2 * element.offsetHeight)
      return;
    scrollTo({ top: scrollY + around.top + around.height / 2 - Number.parseFloat(top), behavior: "instant" });
    const box = element.getBoundingClientRect();
    const seen = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
    if (seen && !element.contains(seen) && !seen.contains(element))
      faults.add(`"${wordsOf(element)}" sticks behind ${wordsOf(seen) || seen.localName}`);
  }

  /** A short word or a figure that stands on two lines. */
  function findBroken(cell: Element) {
    if (cell.querySelector("code")) return;
    const range = document.createRange();
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(
        /(?<![\p{L}\d])[\p{L}\d.,]{2,12}(?![\p{L}\d])/gu,
      )) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.add(`"${word}" of "${wordsOf(cell)}" is broken`);
      }
  }

  function isForScreenReaders(element: Element) {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath.startsWith("inset(50%")) return true;
    return false;
  }

  /** A headline of several words with a line less than a quarter as long as its longest. */
  function findOrphan(headline: Element) {
    if (getComputedStyle(headline).display === "flex") return; /* a figure, and its unit beside it */
    const lines = new Map<number, number>();
    const walker = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement || isForScreenReaders(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { top, width, height } of range.getClientRects()) {
        const line = Math.round((top + height / 2) / 8);
        lines.set(line, (lines.get(line) ?? 0) + width);
      }
    }
    const widths = [...lines.values()];
    if (widths.length > 1 && Math.min(...widths) < Math.max(...widths) / 4)
      faults.add(`"${wordsOf(headline)}" has a line of one short word`);
  }
}
