import type { Page } from "playwright-core";

/** Sets all text of the page at twice its size, as a browser's own setting does. @returns what undoes it */
export async function doubleText(page: Page) {
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = "200%";
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
  return () => page.evaluate(() => void document.documentElement.style.removeProperty("font-size"));
}

/**
 * Spaces all text of the page as far as WCAG 2.2 (1.4.12) lets readers space it.
 * @returns what undoes it
 */
export async function spaceText(page: Page) {
  const spacing = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*:not(svg *) {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  });
  return () =>
    spacing.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    });
}

/**
 * Looks for text that cannot be read where it stands: outside the window, cut by a box, over the edge of its own box,
 * or on other text or a button. What scrolls, what is hidden from sight and what only ornaments do not count.
 * @returns a line for each
 */
export function findTextTroubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Inked = { element: Element; words: string; box: DOMRect; layer: Element | null };
    type Look = Pick<CSSStyleDeclaration, "display" | "overflowX" | "overflowY" | "position" | "clipPath"> & {
      edge: DOMRect;
    };
    const slack = 2; /* px */
    /* The words of a message stand beside its arrow and may be longer than it. */
    const maySpill = "[data-way]";
    const troubles = new Set<string>();
    /* What was seen, by the stripes of the page that it touches: texts of one stripe are compared with one another. */
    const stripe = 200; /* px */
    const seen = new Map<number, Inked[]>();
    const looks = new Map<Element, Look>();
    const clear = new Map<Element, boolean>();

    for (const button of document.querySelectorAll("button[aria-label]")) {
      const box = button.getBoundingClientRect();
      if (box.width > 0 && isInSight(button)) compare(button, button.ariaLabel ?? "", box);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = (node.textContent ?? "").trim().slice(0, 40);
      if (!element || words === "" || !isInSight(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        hold(element, words, box);
        /* A line box is higher than its letters. */
        compare(element, words, new DOMRect(box.x, box.y + box.height * 0.22, box.width, box.height * 0.56));
      }
    }
    return [...troubles];

    /** Whether the window and the boxes around it hold a piece of text. */
    function hold(element: Element, words: string, box: DOMRect) {
      const say = (what: string) => troubles.add(`"${words}" in ${nameOf(element)} is ${what}`);
      if (box.right > innerWidth + slack || box.left < -slack) say("outside the window");
      /* What is placed absolutely may leave the boxes around it, unless they clip it. */
      let isPlaced = false;
      let next: Element | null = null;
      for (let holder: Element | null = element; holder && holder !== document.body; holder = next) {
        const { display, overflowX, overflowY, position, edge } = lookOf(holder);
        next =
          position === "absolute" && holder instanceof HTMLElement
            ? holder.offsetParent
            : holder.parentElement;
        if (["inline", "contents"].includes(display)) continue;
        const cut = Math.max(box.bottom - edge.bottom, edge.top - box.top);
        if (["hidden", "clip"].includes(overflowY) && cut > box.height / 4) say(`cut by ${nameOf(holder)}`);
        if (isPlaced && ["hidden", "clip"].includes(overflowX) && box.right > edge.right + slack)
          say(`cut by ${nameOf(holder)}`);
        if (!isPlaced && box.right > edge.right + slack && !holder.matches(maySpill))
          return say(`over the edge of ${nameOf(holder)} by ${Math.round(box.right - edge.right)} px`);
        if (position === "fixed") return;
        isPlaced ||= position === "absolute";
      }
    }

    /** Whether a piece of text lies on another. */
    function compare(element: Element, words: string, box: DOMRect) {
      const layer = layerOf(element);
      const stripes = stripesOf(box);
      for (const other of new Set(stripes.flatMap((at) => seen.get(at) ?? []))) {
        if (other.layer !== layer || other.element.contains(element) || element.contains(other.element))
          continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > slack && down > slack)
          troubles.add(
            `"${words}" in ${nameOf(element)} lies on "${other.words}" in ${nameOf(other.element)}`,
          );
      }
      const inked = { element, words, box, layer };
      for (const at of stripes) seen.set(at, [...(seen.get(at) ?? []), inked]);
    }

    /** What sticks to the window lies over the page on purpose. */
    function layerOf(element: Element) {
      for (let holder: Element | null = element; holder; holder = holder.parentElement)
        if (lookOf(holder).position === "sticky") return holder;
      return null;
    }

    function isInSight(element: Element) {
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && isClear(element);
    }

    /** Whether neither an element nor any around it scrolls, hides or lies outside the page's flow. */
    function isClear(element: Element): boolean {
      const known = clear.get(element);
      if (known !== undefined) return known;
      const { position, clipPath, overflowX, overflowY } = lookOf(element);
      const hides =
        position === "fixed" ||
        clipPath !== "none" ||
        element.localName === "svg" ||
        [overflowX, overflowY].some((value) => ["auto", "scroll"].includes(value)) ||
        element.ariaHidden === "true" ||
        element.hasAttribute("inert");
      const isOne = !hides && (element.parentElement ? isClear(element.parentElement) : true);
      clear.set(element, isOne);
      return isOne;
    }

    /** Cached: nothing changes during a check, and each element contains many texts. */
    function lookOf(element: Element) {
      const known = looks.get(element);
      if (known) return known;
      const { display, overflowX, overflowY, position, clipPath } = getComputedStyle(element);
      const look = {
        display,
        overflowX,
        overflowY,
        position,
        clipPath,
        edge: element.getBoundingClientRect(),
      };
      looks.set(element, look);
      return look;
    }

    function stripesOf({ top, bottom }: DOMRect) {
      const [first, last] = [Math.floor(top / stripe), Math.floor(bottom / stripe)];
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }

    function nameOf(element: Element) {
      const [name = ""] = element.classList;
      return `${element.localName}${name.replace(/^.*_(?=[a-z]+$)/i, ".")}`;
    }
  });
}
