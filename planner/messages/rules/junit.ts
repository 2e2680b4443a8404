import type { Verdict } from "./rule.ts";

type Told = Pick<Verdict, "line" | "topic" | "headerId" | "text" | "section" | "verdict">;

/** Broken and untold cases of a rule that are listed; further ones are counted. */
const most = 10_000;

/** Verdicts as JUnit's XML: a suite a rule, a case for each message that breaks it or can't be told, one for the rest. */
export class JunitReport {
  readonly #rules = new Map<string, { kept: number; told: Told[]; left: number }>();
  readonly #most: number;

  /** @param listed broken and untold cases of a rule that are listed; further ones are counted */
  constructor(listed = most) {
    this.#most = listed;
  }

  add(verdicts: readonly Verdict[]) {
    for (const verdict of verdicts) {
      const rule = this.#rules.get(verdict.rule) ?? { kept: 0, told: [], left: 0 };
      this.#rules.set(verdict.rule, rule);
      if (verdict.verdict === "kept") rule.kept++;
      else if (rule.told.length < this.#most) rule.told.push(verdict);
      else rule.left++;
    }
  }

  xml(unread: readonly { line: number; why: string }[]): string {
    const suites = [...this.#rules].map(([rule, { kept, told, left }]) => {
      const cases = told.map((each) => caseOf(rule, each));
      if (kept > 0) cases.push(`<testcase classname="${escaped(rule)}" name="${kept} messages keep it"/>`);
      if (left > 0)
        cases.push(`<testcase classname="${escaped(rule)}" name="${left} more"><skipped/></testcase>`);
      return suite(rule, cases, told.filter(({ verdict }) => verdict === "broken").length);
    });
    if (unread.length > 0) {
      const cases = unread.slice(0, most).map(({ line, why }) => {
        return `<testcase classname="unread" name="line ${line}"><skipped message="${escaped(why)}"/></testcase>`;
      });
      suites.push(suite("unread", cases, 0));
    }
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="VDA 5050">\n${suites.join("\n")}\n</testsuites>\n`;
  }
}

function suite(name: string, cases: readonly string[], failures: number) {
  const skipped = cases.filter((each) => each.includes("<skipped")).length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
  return `<testsuite name="${escaped(name)}" ${counts}>\n${cases.join("\n")}\n</testsuite>`;
}

function caseOf(rule: string, { line, topic, headerId, text, section, verdict }: Told) {
  const name = escaped(`line ${line}, ${topic}${headerId === null ? "" : `, headerId ${headerId}`}`);
  const message = escaped(`${text} (VDA 5050, ${section})`);
  const told =
    verdict === "broken"
      ? `<failure type="${escaped(rule)}" message="${message}">${message}</failure>`
      : `<skipped message="${message}"/>`;
  return `<testcase classname="${escaped(rule)}" name="${name}">${told}</testcase>`;
}

/** Text for XML: characters that it can't hold become a question mark. */
function escaped(text: string) {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
