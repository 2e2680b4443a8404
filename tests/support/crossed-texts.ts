import type { Page } from "playwright-core";
import { findTexts, type ShownText } from "./shown-texts.ts";

/** The room that a text's box has around its letters, as shares of its height: above and below, and at its sides. */
const room = { high: 0.2, wide: 0.06 };

type Line = { x: number; top: number; bottom: number };

/**
 * A page may be laid out anew between two looks at it, so a text counts only where both were measured in one look.
 * @param shown the page's texts, as they were measured a moment ago
 * @returns a line for each text that a hairline of the grid crosses
 */
export async function findCrossedTexts(page: Page, shown: readonly ShownText[]) {
  if (crossed(shown, await page.evaluate(findHairlines)).length === 0) return [];
  const both = `({ texts: (${findTexts})(), lines: (${findHairlines})() })`;
  const { texts, lines } = await page.evaluate<{ texts: ShownText[]; lines: Line[] }>(both);
  return crossed(texts, lines);
}

function crossed(texts: readonly ShownText[], lines: readonly Line[]) {
  const found = texts.flatMap(({ words, element, boxes }) =>
    lines.some(({ x, top, bottom }) =>
      boxes.some(
        (box) =>
          box.x + room.wide * box.height < x &&
          box.x + box.width - room.wide * box.height > x &&
          box.y + room.high * box.height < bottom &&
          box.y + (1 - room.high) * box.height > top,
      ),
    )
      ? [`"${words}" in ${element}`]
      : [],
  );
  return [...new Set(found)];
}

/** In the page: each hairline behind a section, as it is drawn. CSS pixels of the document. */
function findHairlines(): Line[] {
  return [...document.querySelectorAll("section")].flatMap((section) => {
    const drawn = getComputedStyle(section, "::before");
    const origins = drawn.backgroundOrigin.split(", ");
    if (!drawn.backgroundImage.includes("linear-gradient")) return [];
    const box = section.getBoundingClientRect();
    const [left, width, above, below] = [drawn.left, drawn.width, drawn.paddingTop, drawn.paddingBottom].map(
      Number.parseFloat,
    );
    const [top, bottom] = [box.top + scrollY, box.bottom + scrollY];
    const sizes = drawn.backgroundSize.split(", ");
    return drawn.backgroundPosition.split(", ").map((position, layer) => {
      const [share = "0", ...down] = position.split(" ");
      const x = scrollX + box.left + section.clientLeft + (left ?? 0);
      const line = { x: x + ((width ?? 0) * Number.parseFloat(share)) / 100, top, bottom };
      if (origins[layer % origins.length] !== "content-box") return line;
      const long = Number.parseFloat(sizes[layer]?.split(" ")[1] ?? "0");
      const first = Number.parseFloat(down[0] ?? "0");
      return down[0]?.startsWith("-")
        ? { ...line, bottom: top + (above ?? 0) + first + long }
        : { ...line, top: bottom - (below ?? 0) };
    });
  });
}
