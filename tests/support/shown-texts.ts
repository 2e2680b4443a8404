/* These functions run in the page, so they use nothing defined outside them. */

type Box = { x: number; y: number; width: number; height: number };

export type ShownText = {
  words: string;
  element: string;
  /** 0 to 255, and how opaque it is, 0 to 1. */
  colour: [red: number, green: number, blue: number, alpha: number];
  /** What is drawn around each letter, beneath it, instead of what lies further behind. */
  halo?: ShownText["colour"];
  /** From 24 px, or 18.66 px where it is bold. */
  isLarge: boolean;
  /** Where its lines stand in the document, in CSS pixels. */
  boxes: Box[];
};

/** What an element and those around it do to the text in them. */
type Holder = { opacity: number; cutting: Element[] };

/** Every text in sight, what stands in fields among it; apart from what is disabled, and from ornament. */
export function findTexts(): ShownText[] {
  const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", {
    willReadFrequently: true,
  });
  const known = new Map<string, ShownText["colour"]>();
  const holders = new Map<Element, Holder | null>();
  const texts: ShownText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement || !node.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    note(node.parentElement, node.textContent, [...range.getClientRects()]);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>("input, textarea, select")) {
    if (["checkbox", "radio", "file", "hidden", "range"].includes(field.type)) continue;
    const words = field instanceof HTMLSelectElement ? field.value || "(choice)" : field.value;
    const shown = words || field.placeholder;
    if (shown) note(field, shown, [field.getBoundingClientRect()], words ? "" : "::placeholder");
  }
  return texts;

  function note(element: Element, words: string, rects: DOMRect[], pseudo = "") {
    const holder = holderOf(element);
    if (!holder) return;
    const boxes = rects
      .filter(({ width, height }) => width >= 2 && height >= 2)
      .filter((rect) => isWithin(holder.cutting, rect))
      .map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height }));
    if (boxes.length === 0) return;
    const style = getComputedStyle(element, pseudo);
    const [red, green, blue, alpha] = parse(element instanceof SVGElement ? style.fill : style.color);
    /* Text for screen readers and copying, while something else is drawn. */
    if (alpha === 0 || style.visibility !== "visible") return;
    const opacity = holder.opacity * (pseudo ? Number(style.opacity) : 1);
    const size = Number.parseFloat(style.fontSize);
    const [name = ""] = element.classList;
    texts.push({
      words: words.replaceAll(/\s+/g, " ").trim().slice(0, 40),
      element: `${element.localName}${name.replace(/^.*_(?=[a-z]+$)/i, ".")}`,
      colour: [red, green, blue, alpha * opacity],
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      boxes,
      ...(style.paintOrder.startsWith("stroke") &&
        Number.parseFloat(style.strokeWidth) >= 4 && { halo: parse(style.stroke) }),
    });
  }

  function parse(colour: string): ShownText["colour"] {
    const found = known.get(colour);
    if (found || !pen) return found ?? [0, 0, 0, 1];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    const parsed: ShownText["colour"] = [red, green, blue, alpha / 255];
    known.set(colour, parsed);
    return parsed;
  }

  /** Null: what it holds is not in sight, or may be faint. */
  function holderOf(element: Element): Holder | null {
    const found = holders.get(element);
    if (found !== undefined) return found;
    const holder = readHolder(element);
    holders.set(element, holder);
    return holder;
  }

  function readHolder(element: Element): Holder | null {
    const around = element.parentElement ? holderOf(element.parentElement) : { opacity: 1, cutting: [] };
    if (!around || element.matches("script, style, noscript, [inert], :disabled, [aria-disabled=true]"))
      return null;
    const { opacity, display, clipPath, overflowX, overflowY } = getComputedStyle(element);
    const isHidden = display === "none" || Number(opacity) === 0;
    if (isHidden || !element.checkVisibility() || clipPath.startsWith("inset(50%")) return null;
    const isCutting = element !== document.body && (overflowX !== "visible" || overflowY !== "visible");
    return {
      opacity: around.opacity * Number(opacity),
      cutting: isCutting ? [...around.cutting, element] : around.cutting,
    };
  }

  /** Whether its middle is in no place that a box around it cuts off. */
  function isWithin(cutting: readonly Element[], rect: DOMRect) {
    const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
    const isOutside = cutting.some((element) => {
      const edge = element.getBoundingClientRect();
      return x < edge.left || x > edge.right || y < edge.top || y > edge.bottom;
    });
    return !isOutside && x >= 0 && x <= document.documentElement.clientWidth && y + scrollY >= 0;
  }
}

/** Makes all text of the page transparent. @returns what makes it as it was */
export function hideText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after, *::marker, *::placeholder {
    color: transparent !important;
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
  }
  svg text, svg text * { fill: transparent !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
