import type { Page } from "playwright-core";

type Point = { x: number; y: number };

/** A piece of the green line, in CSS pixels of the document: where it is drawn, where it changes its lane, and its section. */
type Piece = {
  section: string;
  top: number;
  bottom: number;
  start: Point;
  turn: [above: number, below: number];
  end: Point;
};

type Node = Point & { name: string; piece: number };

/** Sections and lines end between two pixels, and a pixel lies over the next. */
const nearly = 2; /* px */
/** A station's node is a circle around its lane: it covers as much of the change beside it. */
const radius = 8; /* px */

/**
 * Whether the green line of a page is one, from section to section, each station on it, and stations are numbered in
 * their order.
 * @returns a line for each place where it is not so; and how many pieces of the line were looked at
 */
export async function findLineBreaks(page: Page) {
  const { pieces, nodes, numbers, isHome } = await page.evaluate(readLine);
  const breaks: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    const { section, start, end, top, bottom } = piece;
    const above = pieces[index - 1];
    if (above && Math.abs(above.end.x - start.x) > nearly)
      breaks.push(
        `the line comes to "${section}" at ${start.x} px, and leaves "${above.section}" at ${above.end.x} px`,
      );
    if (above && start.y > top + nearly)
      breaks.push(`the line begins ${start.y - top} px below the top of "${section}"`);
    if (index < pieces.length - 1 && end.y < bottom - nearly)
      breaks.push(`the line ends ${bottom - end.y} px above the bottom of "${section}"`);
  }
  for (const { name, x, y, piece } of nodes) {
    const line = pieces[piece];
    const lane =
      line &&
      (y <= line.turn[0] + radius ? line.start.x : y >= line.turn[1] - radius ? line.end.x : undefined);
    if (lane === undefined || Math.abs(lane - x) > nearly)
      breaks.push(`the station "${name}" stands at ${x} px, and its line at ${lane ?? "no lane"}`);
  }
  /* The full stop of the home page's headline is its first station. */
  const expected = numbers.map((_, index) => `${index + (isHome ? 2 : 1)}`.padStart(2, "0"));
  if (numbers.join() !== expected.join()) breaks.push(`stations are numbered ${numbers.join(", ")}`);
  return { breaks, pieces: pieces.length };
}

/** In the page. */
function readLine() {
  const rails = [...document.querySelectorAll('[style*="--phone-from"]')].filter(
    (rail) => rail.getClientRects().length > 0,
  );
  const pieces = rails.flatMap((rail): Piece[] => {
    const line = rail.firstElementChild;
    const section = rail.closest("section");
    if (!line || !section) return [];
    const box = line.getBoundingClientRect();
    const length = (text: string, whole: number) => {
      const [, share = "0", , sign = "+", pixels = "0"] =
        /^(?:calc\()?(?:([\d.-]+)%)?( ([+-]) )?(?:([\d.-]+)px)?\)?$/.exec(text) ?? [];
      return (Number(share) / 100) * whole + Number(`${sign}1`) * Number(pixels);
    };
    const points = [
      ...getComputedStyle(line).clipPath.matchAll(/(calc\([^)]*\)|[^ ,()]+) (calc\([^)]*\)|[^ ,()]+)/g),
    ].map(([, x = "", y = ""]) => ({
      x: box.left + length(x, box.width),
      y: scrollY + box.top + length(y, box.height),
    }));
    const [first, above, , , below, last, beside] = points;
    const back = points.at(-1);
    if (!first || !above || !below || !last || !beside || !back) return [];
    const { top, bottom } = section.getBoundingClientRect();
    return [
      {
        section: section.getAttribute("aria-labelledby") ?? section.className,
        top: scrollY + top,
        bottom: scrollY + bottom,
        start: { x: (first.x + back.x) / 2, y: first.y },
        turn: [above.y, below.y],
        end: { x: (last.x + beside.x) / 2, y: last.y },
      },
    ];
  });
  const nodes = [...document.querySelectorAll('[style*="--phone-lane"]')].map((station): Node => {
    const box = station.querySelector("span")?.getBoundingClientRect();
    const section = station.closest("section");
    return {
      name: station.textContent ?? "",
      x: box ? box.left + box.width / 2 : Number.NaN,
      y: box ? scrollY + box.top + box.height / 2 : Number.NaN,
      piece: rails.findIndex((rail) => rail.closest("section") === section),
    };
  });
  const numbers = [
    ...document.querySelectorAll(
      '[style*="--phone-lane"] span, section:has([style*="--phone-lane"]) h2 > span:first-child',
    ),
  ]
    .map(({ textContent }) => textContent ?? "")
    .filter((text) => /^\d\d$/.test(text));
  return { pieces, nodes, numbers, isHome: location.pathname === "/" };
}
