/**
 * Seeded hostile requests to every address of the site. Run by itself for the speed of React's
 * production build.
 * npm run node -- tests/support/hostile-requests.ts <count> <seed>          needs a build; DATA_DIR and DATABASE_URL as the site
 */
import "#server/production.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { kindsOfAddress, routedAddresses } from "./addresses.ts";
import { openSiteHere } from "./site-here.ts";
import { addStaff, password } from "./staff.ts";

const [count = 1000, seed = 1] = process.argv.slice(2).map(Number);
const random = randomFrom(seed);
const longest = 10_000; /* ms for one answer */

const id = "0190a0a0-0000-7000-8000-000000000000";
const posted = [
  "/",
  "/staff/sign-in",
  "/staff/sign-out",
  "/staff/welcome/made-up",
  "/staff/account/password",
  `/staff/account/sessions/${id}`,
  "/staff/accounts",
  ...["disable", "admin", "link", "__proto__", "valueOf"].map((action) => `/staff/accounts/${id}/${action}`),
  "/staff/erase",
  "/staff/erase/confirmed",
  ...["state", "owner", "note", "delivery"].map((action) => `/staff/enquiries/MR-0000-0000/${action}`),
  ...["delete", "restore", "erase", "versions/1/restore"].map((action) => `/native-blogs/${id}/${action}`),
  `/native-blogs/posts/${id}`,
  `/native-blogs/posts/${id}/restoration`,
  `/native-blogs/posts/${id}/versions/1/restoration`,
  `/native-blogs/drafts/${id}`,
  "/native-blogs/pictures",
  "/native-blogs/deleted/erase",
];
const words = [
  "",
  "\0",
  "%00",
  "€",
  "\u{1F996}",
  "\uD800",
  "../../etc/passwd",
  "..%2f..%2f",
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "toString",
  "null",
  "NaN",
  "-1",
  "1e999",
  "9".repeat(400),
  "%E0%A4%A",
  "%25%32%35",
  "a\r\nX-Injected: yes",
  "//evil.example",
  "javascript:alert(1)",
  "a".repeat(3000),
  "a/".repeat(1000),
  "\u202Eabc",
  "[]",
  "{}",
  '{"__proto__":{"polluted":1}}',
];
const names = ["q", "next", "page", "category", "search", "state", "older", "newer", "from", "form", "track"];
const fields = [
  ...[
    "form-name",
    "email",
    "password",
    "fullName",
    "companyName",
    "message",
    "consent",
    "source",
    "bot-field",
  ],
  ...[
    "state",
    "owner",
    "note",
    "kind",
    "name",
    "role",
    "current",
    "startedFrom",
    "picture",
    "page",
    ...names,
  ],
];
const methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PURGE", "PROPFIND", "X"];
const types = [
  ...[
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded",
    "application/json",
    "application/json",
    "multipart/form-data; boundary=x",
  ],
  ...["multipart/form-data", "text/plain", 'application/json; charset="', "", ";;;"],
];
const headerNames = [
  ...[
    "accept",
    "accept-encoding",
    "cookie",
    "origin",
    "referer",
    "sec-fetch-site",
    "sec-fetch-mode",
    "range",
  ],
  ...["if-none-match", "if-range", "if-modified-since", "x-forwarded-for", "x-request-id", "content-length"],
  ...[
    "transfer-encoding",
    "host",
    "user-agent",
    "authorization",
    "x-forwarded-host",
    "x-http-method-override",
  ],
];

const site = await openSiteHere({
  ...(process.env["DATABASE_URL"] && { DATABASE_URL: process.env["DATABASE_URL"] }),
});
const read = [...kindsOfAddress, ...routedAddresses];
const cookie = await signedIn();
const statuses = new Map<number, number>();
for (let number = 0; number < count; number++) {
  const asked = invent();
  if (!asked) continue;
  const { status, time } = await answer(asked.request);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (status >= 500 || status === 0) console.info(JSON.stringify({ status, time, number, ...asked.words }));
}
console.info(JSON.stringify({ seed, answered: Object.fromEntries([...statuses].sort()) }));
await site.stop();

async function answer(request: Request) {
  const began = performance.now();
  const gone = new Promise<0>((resolve) => setTimeout(resolve, longest, 0).unref());
  const status = await Promise.race([
    gone,
    Promise.resolve(site.app.fetch(request)).then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    }),
  ]);
  return { status, time: Math.round(performance.now() - began) };
}

/**
 * A request that a client could send; undefined if `Request` can't express it: another test sends those over a socket.
 */
function invent() {
  const isForm = chance(0.5);
  const usual = isForm ? one(["POST", "POST", "POST", "PUT", "DELETE"]) : "GET";
  const method = chance(0.15) ? one(methods) : usual;
  const path = inventPath(one(isForm ? posted : read));
  const headers = inventHeaders();
  /* The session is needed for the rest. */
  if (/sign-out/i.test(path)) delete headers["cookie"];
  const body = ["GET", "HEAD"].includes(method) ? undefined : inventBody();
  const words = { method, path: path.slice(0, 200), headers, body: body?.slice(0, 200) };
  try {
    return {
      words,
      request: new Request(`http://localhost${path}`, { method, headers, ...(body && { body }) }),
    };
  } catch {
    return undefined;
  }
}

function inventPath(known: string) {
  let path = known;
  if (chance(0.2)) path = path.replace(/[^/]*$/, () => encoded(one(words)));
  if (chance(0.1)) path += `/${encoded(one(words))}`;
  if (chance(0.05)) path += ".data";
  if (chance(0.05)) path = path.toUpperCase();
  if (chance(0.05)) path = `/${path}`;
  if (chance(0.4)) {
    const parameters = several(8).map(() => `${encoded(one([...names, ...words]))}=${encoded(one(words))}`);
    path += `?${parameters.join(one(["&", "&", ";", "&&"]))}`;
  }
  return path;
}

function inventHeaders() {
  const headers: Record<string, string> = {};
  for (const name of several(5).map(() => one(headerNames))) headers[name] = inBytes(one(words));
  headers["content-type"] = one(types);
  if (chance(0.8)) headers["origin"] = "http://localhost";
  if (chance(0.9)) headers["host"] = "localhost";
  if (chance(0.9)) delete headers["sec-fetch-site"];
  if (chance(0.5)) headers["accept"] = one(["text/html", "application/json", "*/*"]);
  if (chance(0.4)) headers["cookie"] = cookie;
  if (chance(0.1)) headers["cookie"] = `${cookie}x`;
  if (chance(0.1)) headers["sec-fetch-site"] = one(["same-origin", "cross-site", "none"]);
  return headers;
}

function inventBody() {
  const form = () =>
    several(10)
      .map(() => `${encoded(one([...fields, ...words]))}=${encoded(one(words))}`)
      .join("&");
  const known = () => `form-name=${one(["contact", "home-contact", "mag-sub-product", "valueOf"])}&${form()}`;
  const json = () =>
    JSON.stringify({
      fields: { title: one(words), content: one<unknown>([[], {}, null, [{ type: one(words), text: 1 }]]) },
      startedFrom: one<unknown>([null, "x", 1]),
      sequence: one<unknown>([0, -1, 1e99, "1"]),
    });
  const deep = () => "[".repeat(20_000);
  const large = () => `note=${"a".repeat(70_000)}`;
  const multipart = () =>
    `--x\r\nContent-Disposition: form-data; name="picture"; filename="${encoded(one(words))}"\r\n\r\n${one(words)}\r\n--x--`;
  return one([form, form, known, known, json, json, deep, large, multipart, () => one(words)])();
}

async function signedIn() {
  const { DATABASE_URL: databaseUrl } = process.env;
  const db = await openDatabase({ dataDir: site.dataDir, ...(databaseUrl && { databaseUrl }) });
  const email = await addStaff(db, "Ada", "admin");
  await db.destroy();
  const body = new URLSearchParams({ email, password });
  const answer = await site.ask("/staff/sign-in", {
    method: "POST",
    body,
    headers: { origin: site.origin, host: "localhost" },
  });
  return (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

/** As a client might: as it is, encoded, or encoded twice. */
function encoded(text: string) {
  const safe = text.toWellFormed();
  return one([
    () => safe,
    () => encodeURIComponent(safe),
    () => encodeURIComponent(encodeURIComponent(safe)),
  ])();
}

/** What a header may hold. */
function inBytes(text: string) {
  return Buffer.from(text.toWellFormed())
    .toString("latin1")
    .replaceAll(/[\0\r\n]/g, "");
}

function one<Value>(values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

function several(most: number) {
  return Array.from({ length: Math.floor(random() * most) });
}

function chance(share: number) {
  return random() < share;
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function randomFrom(start: number) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
