/**
 * The points that Mozilla's HTTP Observatory gives one answer, test by test, as its scanner 1.6.3 counts them
 * (github.com/mdn/mdn-http-observatory, algorithm 4). The redirect from http to https is the proxy's, and not checked.
 * @param preflight the answer to `OPTIONS` with the `Origin` of another site
 */
export function observatoryPoints({ headers }: Response, html: string, preflight: Response) {
  const value = (name: string) => headers.get(name)?.trim().toLowerCase() ?? "";
  const policy = readPolicy(value("Content-Security-Policy"));
  return {
    "Content-Security-Policy": policyPoints(policy),
    Cookies: cookiePoints(headers.getSetCookie()),
    "Cross-Origin-Embedder-Policy": points(value("Cross-Origin-Embedder-Policy"), {
      "require-corp": 10,
      credentialless: 10,
      "unsafe-none": 0,
    }),
    "Cross-Origin-Opener-Policy": points(value("Cross-Origin-Opener-Policy"), {
      "same-origin": 10,
      "same-origin-allow-popups": 10,
      "noopener-allow-popups": 10,
      "unsafe-none": 0,
    }),
    "Cross-Origin-Resource-Policy": points(value("Cross-Origin-Resource-Policy"), {
      "same-origin": 10,
      "same-site": 10,
      "cross-origin": 0,
    }),
    "Cross-Origin Resource Sharing": isSharedWithAll(preflight.headers) ? -50 : 0,
    "Referrer-Policy": points(
      value("Referrer-Policy"),
      { "no-referrer": 5, "same-origin": 5, "strict-origin": 5, "strict-origin-when-cross-origin": 5 },
      0,
    ),
    "Strict-Transport-Security": transportPoints(value("Strict-Transport-Security")),
    "Subresource Integrity": scriptPoints(html),
    "X-Content-Type-Options": value("X-Content-Type-Options") === "nosniff" ? 0 : -5,
    "X-Frame-Options": policy.has("frame-ancestors")
      ? 5
      : points(value("X-Frame-Options"), { deny: 5, sameorigin: 5 }, -20, -20),
  };
}

/** Extra points count only from a score of 90 without them; from 100 the grade is A+. */
export function observatoryScore(given: Record<string, number>) {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const all = Object.values(given);
  const withoutExtra = sum(all.filter((number) => number < 0));
  return withoutExtra >= 90 ? sum(all) : withoutExtra;
}

function points(value: string, known: Record<string, number>, missing = 0, unknown = -5) {
  return value === "" ? missing : (known[value] ?? unknown);
}

function readPolicy(policy: string) {
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])));
}

const broad = /^(ftp:|https?:(\/\/\*(\.\*)?)?|\*)$/;
const unsafeInline = ["'unsafe-inline'", "data:"];

function policyPoints(policy: ReadonlyMap<string, readonly string[]>) {
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const isLoose = (list: readonly string[]) =>
    list.some((source) => broad.test(source) || (unsafeInline.includes(source) && !isStrict(list)));
  const [script, style, object] = ["script-src", "style-src", "object-src"].map(sources);
  if (policy.size === 0 || !script || !style || !object) return -25;
  if (isLoose(script) || object.some((source) => broad.test(source))) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (isLoose(style)) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

/** With a nonce or a hash, browsers ignore `'unsafe-inline'`. */
function isStrict(list: readonly string[]) {
  return list.some((source) => /^'(nonce|sha\d+)-/.test(source)) && !list.includes("data:");
}

function cookiePoints(cookies: readonly string[]) {
  if (cookies.length === 0) return 0;
  const have = (attribute: RegExp) => cookies.every((cookie) => attribute.test(cookie));
  if (!have(/;\s*secure\b/i)) return -20;
  if (!have(/;\s*httponly\b/i)) return -30;
  return have(/;\s*samesite=(lax|strict)\b/i) ? 5 : 0;
}

function isSharedWithAll(headers: Headers) {
  const origin = headers.get("Access-Control-Allow-Origin");
  return origin !== null && origin !== "*" && headers.get("Access-Control-Allow-Credentials") === "true";
}

const sixMonths = 15_552_000; /* s */

function transportPoints(value: string) {
  const age = /max-age=(\d+)/.exec(value)?.[1];
  if (age === undefined) return -20;
  return Number(age) < sixMonths ? -10 : 0;
}

/** Scripts of other hosts need a hash; those of one's own do not. */
function scriptPoints(html: string) {
  const others = [...html.matchAll(/<script\b[^>]*\bsrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)];
  return others.some(([tag]) => !tag.includes("integrity=")) ? -50 : others.length > 0 ? 5 : 0;
}
