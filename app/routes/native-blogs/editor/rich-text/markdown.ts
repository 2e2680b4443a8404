import { escapeMarkup } from "#content/wording/markup.ts";

/* What is tried from one mark ends at the next one, so that a long paste takes time by its length and not by its square. */
const link = /\[([^[\]\n]+)\]\(((?:[^)\]\s]|\](?!\())+)(?:\s(?:[^)\]\n]|\](?!\())*)?\)/g;
const picture = /!\[([^[\]\n]*)\]\(((?:[^)\]\s]|\](?!\())+)(?:\s(?:[^)\]\n]|\](?!\())*)?\)/g;
const list = [/^[ \t\u00a0]*[-*+] \S.*\n\s*[-*+] \S/m, /^[ \t\u00a0]*1[.)] \S.*\n\s*2[.)] \S/m];

/** Whether plain text has Markdown marks that nobody types by chance. */
export function isMarkdown(text: string) {
  const marks = [/^#{1,6} \S/m, /^```/m, ...list, link, /\*\*[^\s*][^*\n]*\*\*/, /~~[^\s~][^~\n]*~~/];
  return marks.some((mark) => text.search(mark) >= 0);
}

/**
 * Turns the Markdown that people paste into HTML: headings, lists, fenced code, quotations, and within a line strong
 * and emphasised words, code, links, pictures and struck-through words (CommonMark 0.31 and GitHub's tildes, without
 * their rarer forms, which stay as typed).
 */
export function htmlFromMarkdown(text: string) {
  const html: string[] = [];
  let open: "ul" | "ol" | "p" | null = null;
  let fence: string[] | null = null;
  const close = () => {
    if (open) html.push(`</${open}>`);
    open = null;
  };
  const begin = (tag: "ul" | "ol" | "p") => {
    if (open === tag) return tag === "p" ? html.push(" ") : 0;
    close();
    open = tag;
    return html.push(`<${tag}>`);
  };

  for (const line of text.split("\n")) {
    if (/^\s*```/.test(line)) {
      if (fence) html.push(`<pre>\n${escapeMarkup(fence.join("\n"))}</pre>`);
      else close();
      fence = fence ? null : [];
      continue;
    }
    if (fence) {
      fence.push(line);
      continue;
    }
    const [, level, heading = ""] = /^(#{1,6})\s+(.*)$/s.exec(line) ?? [];
    const [, mark, item = ""] = /^\s*([-*+]|\d{1,9}[.)])\s+(.*)$/s.exec(line) ?? [];
    if (level) {
      close();
      const words = heading.trimEnd().replace(/(^|\s)#+$/, "");
      html.push(`<h${level.length}>${inline(words)}</h${level.length}>`);
    } else if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line) || line.trim() === "") close();
    else if (mark) {
      begin(/\d/.test(mark) ? "ol" : "ul");
      html.push(`<li>${inline(item)}</li>`);
    } else {
      begin("p");
      html.push(inline(line.replace(/^\s*>\s?/, "").trim()), / {2}$|\\$/.test(line) ? "<br>" : "");
    }
  }
  if (fence) html.push(`<pre>\n${escapeMarkup(fence.join("\n"))}</pre>`);
  close();
  return html.join("");
}

/** Code first, because marks inside it don't count. */
function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith("`") && part.length > 1
        ? `<code>${escapeMarkup(part.slice(1, -1))}</code>`
        : marked(part),
    )
    .join("");
}

function marked(text: string) {
  return escapeMarkup(text)
    .replaceAll(picture, '<img alt="$1" src="$2">')
    .replaceAll(link, '<a href="$2">$1</a>')
    .replaceAll(/&lt;(https?:\/\/[^\s&]+)&gt;/g, '<a href="$1">$1</a>')
    .replaceAll(/\*\*(?!\s)((?:[^*]|\*(?!\*))+)(?<!\s)\*\*/g, "<strong>$1</strong>")
    .replaceAll(/(?<!\w)\*([^\s*]|[^\s*][^*]*[^\s*])\*(?!\w)/g, "<em>$1</em>")
    .replaceAll(/(?<!\w)_([^\s_]|[^\s_][^_]*[^\s_])_(?!\w)/g, "<em>$1</em>")
    .replaceAll(/~~(?!\s)((?:[^~]|~(?!~))+)(?<!\s)~~/g, "<s>$1</s>");
}
