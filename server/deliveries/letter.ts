import { company } from "#content/company/company.ts";
import { legible, legibleAmongLines } from "#content/wording/legible.ts";
import { languageOf } from "#language/language.ts";

type Link = {
  words: string;
  address: string;
};

export type Letter = {
  heading: string;
  paragraphs: readonly string[];
  /** The one thing to do; `address` is whole. */
  link?: Link;
  /** Less pressing. */
  alsoLink?: Link | undefined;
  facts?: readonly (readonly [name: string, value: string])[];
};

/** The plain part of a message. */
export function letterText({ heading, paragraphs, link, alsoLink, facts = [] }: Letter) {
  return [
    heading,
    facts.map(([name, value]) => `${name}: ${legibleAmongLines(value)}`).join("\n"),
    ...paragraphs,
    link ? `${link.words}: ${link.address}` : "",
    alsoLink ? `${alsoLink.words}: ${alsoLink.address}` : "",
    `${company.name}\n${company.siteUrl}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** The HTML part: tables and attributes, because that is what every mail program understands. */
export function letterHtml({ heading, paragraphs, link, alsoLink, facts = [] }: Letter) {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th class="quiet" align="left" valign="top" width="30%" style="${cell};color:#4a5852;font-weight:400">${escapeHtml(name)}</th><td valign="top" style="${cell};white-space:pre-wrap;word-break:break-word">${escapeHtml(legible(value))}</td></tr>`,
  );
  const body = [
    `<h1 class="ink" style="margin:0 0 20px;font-size:26px;line-height:1.1;color:#0b4633">${escapeHtml(heading)}</h1>`,
    rows.length > 0 &&
      `<table cellpadding="0" cellspacing="0" width="100%" style="margin-bottom:20px">${rows.join("")}</table>`,
    ...paragraphs.map((words) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`),
    link &&
      `<p style="margin:24px 0"><a href="${escapeHtml(link.address)}" style="display:inline-block;padding:14px 24px;border-radius:99px;background:#2be08a;color:#06261b;font-weight:700;text-decoration:none">${escapeHtml(link.words)}</a></p><p class="quiet" style="margin:0 0 16px;font-size:13px;color:#4a5852;word-break:break-all">${escapeHtml(link.address)}</p>`,
    alsoLink &&
      `<p style="margin:0 0 16px"><a class="ink" href="${escapeHtml(alsoLink.address)}" style="color:#0b4633">${escapeHtml(alsoLink.words)}</a></p>`,
  ].filter(Boolean);
  return `<!doctype html><html lang="${languageOf("/")}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${inTheDark}</style><title>${escapeHtml(heading)}</title></head><body class="ground" style="margin:0;background:#f5f2eb"><table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f2eb"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;font:16px/1.5 Helvetica,Arial,sans-serif;color:#0e1f19"><tr><td bgcolor="#0b4633" style="padding:18px 28px;color:#f7f5ee;font-weight:700">${escapeHtml(company.name)}</td></tr><tr><td class="sheet" style="padding:28px;background:#fcfaf5">${body.join("")}</td></tr><tr><td class="quiet" style="padding:16px 28px;font-size:13px;color:#4a5852">${escapeHtml(company.name)}, <a class="ink" href="${company.siteUrl}" style="color:#0b4633">${company.siteUrl.replace("https://", "")}</a></td></tr></table></td></tr></table></body></html>`;
}

/** For programs that know a dark scheme; others invert the colours themselves. It outweighs the attributes. */
const inTheDark = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.ground{background:#0c1512!important}.sheet{background:#14211c!important;color:#f2efe6!important}.ink{color:#f2efe6!important}.quiet{color:#a9b8b0!important}th,.sheet td{border-color:#2c3b34!important}}`;

const cell = "padding:6px 16px 6px 0;border-bottom:1px solid #d9dad2";

function escapeHtml(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
