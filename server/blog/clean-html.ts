import sanitizeHtml, { type IOptions } from "sanitize-html";
import { linkAttributes } from "#content/posts/post-links.ts";
import { xmlText } from "#content/wording/markup.ts";
import { isOwnPicture } from "./picture-address.ts";

/**
 * The HTML of a paragraph with nothing in it but text, emphasis, lists, quotations, code, links and uploaded pictures.
 * It is used when a post is saved and once more when it is shown, so that neither an old row nor a gap in an older
 * version of the rules reaches a reader.
 */
export function cleanHtml(html: string) {
  return sanitizeHtml(xmlText(html.toWellFormed()), rules);
}

const rules: IOptions = {
  allowedTags: [
    ...["p", "br", "strong", "em", "u", "s", "sub", "sup", "mark", "code", "pre", "kbd"],
    ...["ul", "ol", "li", "blockquote", "hr", "a", "figure", "figcaption", "img"],
  ],
  allowedAttributes: { a: ["href", "rel"], img: ["src", "alt", "width", "height", "loading"], ol: ["start"] },
  allowedSchemes: [],
  /* Links and pictures have their own checks below. */
  allowedSchemesByTag: { a: ["http", "https", "mailto", "tel"] },
  allowProtocolRelative: false,
  allowedSchemesAppliedToAttributes: ["href"],
  nonTextTags: [
    ...[
      "script",
      "style",
      "textarea",
      "option",
      "noscript",
      "template",
      "title",
      "iframe",
      "object",
      "embed",
    ],
    ...["svg", "math", "xmp", "plaintext", "noembed", "noframes", "select", "head"],
  ],
  nestingLimit: 12,
  transformTags: {
    b: "strong",
    i: "em",
    strike: "s",
    del: "s",
    div: "p",
    ...Object.fromEntries(["h1", "h2", "h3", "h4", "h5", "h6"].map((heading) => [heading, "p"])),
    /* A link to an address that is not allowed keeps its text and loses its address. */
    a: (_, { href = "" }) => ({ tagName: "a", attribs: { ...linkAttributes(href) } }),
    img: (_, { src = "", alt = "", width, height }) => ({
      tagName: "img",
      attribs: isOwnPicture(src)
        ? { src, alt, ...size("width", width), ...size("height", height), loading: "lazy" }
        : {},
    }),
    ol: (_, { start = "" }) => ({ tagName: "ol", attribs: /^\d{1,4}$/.test(start) ? { start } : {} }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
};

function size(name: "width" | "height", value: string | undefined) {
  return value && /^[1-9]\d{0,3}$/.test(value) ? { [name]: value } : {};
}
