import { globSync, readFileSync } from "node:fs";
import { privacy } from "../../content/company/legal.ts";

/** The words of the privacy page for each thing that the code keeps; null: of posts and staff, nothing of visitors. */
export const told = {
  /** Keys of storage and databases in a browser. */
  browser: {
    "lead-details": "your name, company, email address and job title",
    "form-draft": "the draft of a form",
    "planner-tab": "a random name for a tab of the planner",
    "planner-roll-call": "the planner's tabs tell each other",
    "planner-here": "the planner's tabs tell each other",
    planner: "What you typed into the planner and did not send",
    "planner-underlays": "The picture or drawing of a building",
    "blog-editor": null,
  },
  /** Cookies, without the prefix that they have over TLS. */
  cookies: {
    "mag-sandbox": "gets that key as mag-sandbox",
    "mag-staff": "mag-staff.session_token",
    "mag-staff.device": "mag-staff.device",
    "mag-staff.challenge": "mag-staff.challenge",
    "mag-staff.confirm": "mag-staff.confirm",
  },
  tables: {
    submissions: "these are written to our database",
    deliveries: "The database keeps when each was sent",
    form_counts: "counted in the database under a name",
    tickets: "what those who answer note",
    ticket_words: "these are written to our database",
    ticket_entries: "what those who answer note",
    sign_in_attempts: "Staff's sign-ins are logged",
    staff_events: "Staff's sign-ins are logged",
    staff_users: null,
    staff_credentials: null,
    staff_sessions: null,
    staff_invitations: null,
    staff_devices: null,
    staff_authenticators: null,
    staff_recovery_codes: null,
    staff_passkeys: null,
    staff_challenges: null,
    staff_notices: null,
    blog_posts: null,
    blog_versions: null,
    blog_slugs: null,
    blog_drafts: null,
    blog_pictures: null,
    blog_picture_uses: null,
    blog_state: null,
    post_words: null,
    nodes: null,
  },
} satisfies Record<string, Record<string, string | null>>;

export type Kept = Record<keyof typeof told, string[]>;

/** What the code keeps of whoever visits or signs in. */
export function findKept(): Kept {
  const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, "utf8"));
  const browser = read("{app,ui,content}/**/*.{ts,tsx,js}").flatMap((code) => {
    const isStore = /(local|session)Storage\.(setItem|getItem)/.test(code);
    const keys = isStore
      ? code.matchAll(/const \w*[kK]ey = "([\w-]+)"|Storage\.setItem\(\s*"([\w-]+)"/g)
      : [];
    return [...keys, ...code.matchAll(/(?:openDB(?:<\w+>)?|indexedDB\.open)\("([\w-]+)"/g)];
  });
  const cookies = read("{server,app}/**/*.{ts,tsx,js}").flatMap((code) => [
    ...(/setCookie\(|cookiePrefix/.test(code) ? code.matchAll(/"(mag-[\w.-]+)"/g) : []),
    ...code.matchAll(/document\.cookie = .?(\w+)|setCookie\(\w+, "([\w.-]+)"/g),
  ]);
  const tables = readFileSync("server/tables/tables.ts", "utf8").matchAll(/^ {2}(\w+): \w+Table;/gm);
  const names = (found: Iterable<RegExpMatchArray>) =>
    [...new Set([...found].map(([, one, other]) => one ?? other ?? ""))].sort();
  return { browser: names(browser), cookies: names(cookies), tables: names(tables) };
}

const homes = { browser: "in the browser", cookies: "as a cookie", tables: "in a table" };

/** A sentence for whatever is kept and the privacy page doesn't name, and for what it names and nothing keeps. */
export function privacyFaults(kept = findKept(), page = wordsOfPage()): string[] {
  return (Object.keys(told) as (keyof typeof told)[]).flatMap((kind) => {
    const known: Record<string, string | null> = told[kind];
    const silent = kept[kind].filter((name) => !Object.hasOwn(known, name));
    const gone = Object.keys(known).filter((name) => !kept[kind].includes(name));
    const unsaid = Object.values(known).filter((words) => words !== null && !page.includes(words));
    return [
      ...silent.map(
        (name) =>
          `${name} is kept ${homes[kind]}, and the privacy page doesn't say so: say it in content/company/legal.ts, and name the words in scripts/facts/privacy-faults.ts.`,
      ),
      ...gone.map(
        (name) =>
          `scripts/facts/privacy-faults.ts names ${name}, which nothing keeps ${homes[kind]} any more.`,
      ),
      ...unsaid.map(
        (words) => `The privacy page no longer says “${words}”: scripts/facts/privacy-faults.ts needs it.`,
      ),
    ];
  });
}

export function wordsOfPage() {
  return privacy.parts.flatMap(({ text, list = [] }) => [...text, ...list]).join("\n");
}
