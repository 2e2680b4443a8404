import { brandMark } from "#content/company/brand-mark.ts";
import { company } from "#content/company/company.ts";
import type { Face } from "./face.ts";
import { fitText } from "./fit-text.ts";
import { card, colours, pictured, plain } from "./look.ts";

export type CardWords = {
  title: string;
  /** What the page is, in a word or two: "Vehicle". */
  kind: string;
};

type Faces = { heading: Face; text: Face };

/** Everything on a card but its picture: background, logo, title and green line. */
export function cardSvg({ title, kind }: CardWords, { heading, text }: Faces, hasPicture: boolean) {
  const { right, sizes } = hasPicture ? pictured : plain;
  const { left, tracking, leading } = card;
  const top = 158;
  const widthOf = (words: string) => heading.widthOf(words, tracking);
  const { size, lines } = fitText(heading.spell(title), {
    width: right - left,
    height: 330,
    sizes,
    leading,
    widthOf,
  });
  const set = lines.map((line, index) =>
    heading.set(line, {
      x: left - size * 0.045,
      y: top + size * (0.76 + index * leading),
      size,
      tracking,
      fill: colours.words,
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}">
${hasPicture ? groundBeside(pictured.edge) : groundBeside(card.width)}
${logo({ heading, text })}
${set.join("")}
${line(hasPicture ? pictured.edge : card.width)}
${text.set(text.spell(kind), { x: left, y: 548, size: 30, fill: colours.muted })}
</svg>`;
}

function groundBeside(edge: number) {
  const lane = 280;
  const lines = [card.hairline, card.hairline + lane, card.hairline + 2 * lane, card.hairline + 3 * lane]
    .filter((x) => x < edge)
    .map((x) => `<path stroke="${colours.hairline}" stroke-width="2" d="M${x} 0V${card.height}"/>`);
  return `<path fill="${colours.ground}" d="M0 0H${edge}V${card.height}H0z"/>${lines.join("")}`;
}

function logo({ heading, text }: Faces) {
  const [first = "", ...others] = company.name.split(" ");
  const { octagon, letter, letterStroke } = brandMark;
  const size = 38;
  const x = card.left + 66;
  const baseline = 91;
  return `<g transform="translate(${card.left} 52) scale(1.625)"><path fill="${colours.words}" d="${octagon}"/><path fill="none" stroke="${colours.ground}" stroke-width="${letterStroke}" d="${letter}"/></g>
${heading.set(first, { x, y: baseline, size, tracking: card.tracking, fill: colours.words })}
${text.set(others.join(" "), { x: x + size * (heading.widthOf(`${first} `, card.tracking) + 0.02), y: baseline, size, tracking: card.tracking, fill: colours.words })}`;
}

/** From a node on the first hairline to the picture, or off the card. */
function line(edge: number) {
  const { hairline, height } = card;
  return `<circle cx="${hairline}" cy="524" r="11" fill="${colours.line}"/>
<path fill="none" stroke="${colours.line}" stroke-width="5" stroke-linejoin="round" d="M${hairline} 524V${height - 62}l28 28H${edge}"/>`;
}
