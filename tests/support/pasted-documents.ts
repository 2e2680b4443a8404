/** A document to be pasted, and what has to be found of it. */
export type PastedDocument = {
  /** Undefined: it comes as plain text alone. */
  html?: string;
  text: string;
  /** Words that have to stand in the blocks, in this order. */
  kept: string[];
  /** Words that must not stand there, but be named. */
  struck: string[];
};

type Dialect = "word" | "docs" | "page" | "markdown";

const dialects: readonly Dialect[] = ["word", "docs", "page", "markdown"];

/** Makes a document as Word, Google Docs, a page or a writer of Markdown would put it on the clipboard. */
export function makeDocument(random: () => number, number: number): PastedDocument {
  const kept: string[] = [];
  const struck: string[] = [];
  const dialect = pick(dialects);
  let count = 0;

  const parts = Array.from({ length: 1 + below(7) }, () => part());
  if (dialect === "markdown") return { text: parts.join("\n\n"), kept, struck };
  const body = parts.join(pick(["", "\n", "\r\n  "]));
  return { html: wrap(dialect, body), text: kept.join(" "), kept, struck };

  function part(): string {
    const kind = pick(["paragraph", "paragraph", "heading", "list", "list", "code", "table", "quote"]);
    if (dialect === "markdown") return markdownPart(kind);
    switch (kind) {
      case "heading":
        return `<h${1 + below(6)}>${line()}</h1>`.replace(/<h(\d)>(.*)<\/h1>/s, "<h$1>$2</h$1>");
      case "list":
        return dialect === "word" ? wordList() : htmlList(0);
      case "code":
        return `<pre>${words()}\n    ${words()}<br>${words()}</pre>`;
      case "table":
        return `<table><tbody>${rows()}</tbody></table>`;
      case "quote":
        return `<blockquote><p>${line()}</p>${line()}</blockquote>`;
      default:
        return pick(["p", "p", "div"]) === "p"
          ? `<p class="MsoNormal">${line()}</p>`
          : `<div>${line()}<br>${line()}</div>`;
    }
  }

  function markdownPart(kind: string): string {
    switch (kind) {
      case "heading":
        return `${"#".repeat(1 + below(4))} ${line()}`;
      case "list": {
        const mark = pick(["-", "*", "1."]);
        return Array.from({ length: 2 + below(3) }, () => `${mark} ${line()}`).join("\n");
      }
      case "code":
        return `\`\`\`js\n${words()}\n  ${words()}\n\`\`\``;
      case "quote":
        return `> ${line()}\n> ${line()}`;
      default:
        return `${line()}\n${line()}`;
    }
  }

  function htmlList(depth: number): string {
    const tag = pick(["ul", "ol"]);
    const items = Array.from({ length: 1 + below(3) }, () => {
      const own = pick([
        () => line(),
        () => `<p>${line()}</p><p>${line()}</p>`,
        () => `<span>${line()}</span>`,
      ])();
      return `<li>${own}${depth < 2 && below(4) === 0 ? htmlList(depth + 1) : ""}</li>`;
    });
    return `<${tag}>${items.join("")}</${tag}>`;
  }

  function wordList(): string {
    return Array.from({ length: 1 + below(3) }, (_, index) => {
      const mark = `<span style='mso-list:Ignore'>${index + 1}.<span>&nbsp;&nbsp; </span></span>`;
      return `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]>${mark}<![endif]>${line()}</p>`;
    }).join("\n");
  }

  function rows(): string {
    return Array.from(
      { length: 1 + below(3) },
      () => `<tr><td>${words()}</td><td><p>${words()}</p></td><th>${words()}</th></tr>`,
    ).join("");
  }

  /** Some runs of words, one or the other in a mark, a link or a line through it. */
  function line(): string {
    return Array.from({ length: 1 + below(4) }, () => run()).join(" ");
  }

  function run(): string {
    const kind = below(8);
    if (kind === 0) return strike();
    if (dialect === "markdown") {
      const marks = [
        (t: string) => `**${t}**`,
        (t: string) => `*${t}*`,
        (t: string) => `[${t}](https://site.example/a)`,
      ];
      return kind <= 3 ? pick(marks)(words()) : kind === 4 ? `\`${words()}\`` : words();
    }
    const marks = [
      (t: string) => `<b>${t}</b>`,
      (t: string) => `<span style="font-weight:700;font-style:italic">${t}</span>`,
      (t: string) => `<a href="https://site.example/a?b=1&amp;c=2">${t}</a>`,
      (t: string) => `<code>${t}</code>`,
    ];
    return kind <= 4 ? pick(marks)(words()) : words();
  }

  function strike(): string {
    const word = `struck${number}x${count++}`;
    struck.push(word);
    if (dialect === "markdown") return `~~${word}~~`;
    return pick([
      `<s>${word}</s>`,
      `<del>${word}</del>`,
      `<span style="text-decoration:line-through">${word}</span>`,
    ]);
  }

  function words(): string {
    const made = Array.from({ length: 1 + below(3) }, () => `word${number}x${count++}`);
    kept.push(...made);
    return made.join(" ");
  }

  function pick<T>(from: readonly T[]): T {
    return from[below(from.length)] as T /* Every index is below its length. */;
  }

  function below(most: number) {
    return Math.floor(random() * most);
  }
}

function wrap(dialect: Dialect, body: string) {
  if (dialect === "word")
    return `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><style>p { margin: 0 }</style><!--[if gte mso 9]><xml>junk</xml><![endif]--></head><body><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
  if (dialect === "docs")
    return `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1">${body}</b><br class="Apple-interchange-newline">`;
  return body;
}
