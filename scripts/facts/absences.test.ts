import { scryptSync } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { hashPassword } from "better-auth/crypto";
import { expect, test } from "vitest";

/* What docs/security.md says that the code does not do, or does in a few named places alone. */

const files = globSync(
  "{addresses,app,content,language,planner,server,ui,vehicles,documents/requirement}/**/*.{ts,tsx}",
)
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !/\.test\.tsx?$|\.examples\.tsx$/.test(path))
  .map((path) => ({ path, code: readFileSync(path, "utf8") }));

/** The files whose code holds it. */
const holding = (what: RegExp, under = /./) =>
  files.flatMap(({ path, code }) => (under.test(path) && what.test(code) ? [path] : [])).sort();

test("no code is made of text", () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(holding(/\beval\(|new Function\(|from "node:vm"|set(?:Timeout|Interval)\(\s*["'`]/)).toEqual([]);
});

test("the server's processes of their own are these four, and none runs a shell", () => {
  expect(holding(/node:child_process/)).toEqual([
    "server/sandbox/sandbox-child.ts",
    "server/supervise.ts",
    "server/threads/own-process.ts",
    "server/watch/tell-supervisor.ts",
  ]);
  expect(holding(/\bexec(?:Sync)?\b.*"node:child_process"|shell: true/)).toEqual([]);
});

test("regular expressions are made at run time of the project's own names alone", () => {
  expect(holding(/new RegExp\(/)).toEqual([
    "addresses/find.ts",
    "planner/messages/trace/unwrap.ts",
    "server/http/files-first.ts",
  ]);
});

test("the server sends requests to the webhook, the bucket and other processes with sandboxes alone", () => {
  expect(holding(/(?<![.\w])fetch\(|\bhttps?\.request\(|\brequest\b.*"node:https?"/, /^server\//)).toEqual([
    "server/deliveries/webhook.ts",
    "server/sandbox/peers.ts" /* to processes that the broker of MQTT_URL names, each with its token */,
    "server/storage/bucket-storage.ts",
    "server/storage/list-bucket.ts",
  ]);
});

test("HTML is set by hand where it is cleaned or the site's own", () => {
  expect(holding(/dangerouslySetInnerHTML|\.innerHTML = /)).toEqual([
    "app/document/first-paint.tsx",
    "app/document/late-scripts.tsx",
    "app/document/server-html.tsx",
    "app/document/structured-data.tsx",
    "app/routes/native-blogs/editor/blocks/paragraph-block.tsx",
    "app/routes/native-blogs/editor/rich-text/pasted-blocks.ts" /* in a template, where nothing runs */,
    "app/routes/native-blogs/editor/rich-text/rich-text.ts",
    "app/sections/post-blocks/post-blocks.tsx",
  ]);
});

test("no answer allows another origin, and no window listens to another", () => {
  expect(holding(/Access-Control-Allow/i)).toEqual([]);
  expect(
    holding(/window\.addEventListener\("message"|window\.onmessage|(?:parent|opener)\.postMessage/),
  ).toEqual([]);
});

test("examples are a page in development alone", () => {
  const { code = "" } = files.find(({ path }) => path === "app/routes.ts") ?? {};
  expect(code).toContain('process.env["NODE_ENV"] === "development" ? [examples] : []');
});

test("passwords are kept by scrypt, each with a salt", async () => {
  const [salt = "", key] = (await hashPassword("a long password")).split(":");
  const settings = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 };
  expect(key).toBe(scryptSync("a long password", salt, 64, settings).toString("hex"));
  expect(await hashPassword("a long password")).not.toContain(salt);
});

test("nginx takes no TLS before 1.2 and names its ciphers, each with a key for one connection", () => {
  const nginx = readFileSync("deploy/nginx.conf", "utf8");
  expect(/^\s*ssl_protocols (.+);/m.exec(nginx)?.[1]).toBe("TLSv1.2 TLSv1.3");
  const ciphers = /^\s*ssl_ciphers ([^;]+);/m.exec(nginx)?.[1]?.split(":") ?? [];
  expect(ciphers.length).toBeGreaterThan(1);
  for (const cipher of ciphers) expect(cipher).toMatch(/^ECDHE\+(AESGCM|CHACHA20)$/);
});

test("nginx answers without TLS only by leading to the same address with it, and Caddy is given no address without", () => {
  const servers = readFileSync("deploy/nginx.conf", "utf8")
    .split(/^server \{$/m)
    .slice(1);
  const plain = servers.filter((text) => /^\s*listen (?!.*\bssl\b)/m.test(text));
  expect([servers.length, plain.length]).toEqual([2, 1]);
  const lines = plain[0]
    ?.slice(0, plain[0].indexOf("\n}"))
    .match(/^\s*(?!listen|server_name|access_log)\w.*$/gm);
  expect(lines?.map((line) => line.trim())).toEqual(["return 301 https://$host$request_uri;"]);
  const caddy = readFileSync("deploy/Caddyfile", "utf8");
  expect(caddy).not.toMatch(/^http:|:80\b|auto_https off|^\s*tls internal/m);
});

test("the journal goes to another machine by TLS, with a certificate on either side", () => {
  const upload = readFileSync("deploy/journal-upload.conf", "utf8");
  expect(upload).toMatch(/^URL=https:/m);
  for (const name of ["ServerKeyFile", "ServerCertificateFile", "TrustedCertificateFile"])
    expect(upload).toMatch(new RegExp(`^${name}=/`, "m"));
});

test("the process for uploads gets nothing of the site's environment", () => {
  const { code = "" } = files.find(({ path }) => path === "server/threads/own-process.ts") ?? {};
  expect(code.match(/\bfork\(/g)).toHaveLength(1);
  expect(code).toContain("env: {},");
});

test("the sandboxes' process gets nothing of the site's environment but its broker's address", () => {
  const { code = "" } = files.find(({ path }) => path === "server/sandbox/sandbox-child.ts") ?? {};
  expect(code.match(/\bfork\(/g)).toHaveLength(1);
  expect(code).toContain("env: mqtt.url === undefined ? {} : { MQTT_URL: mqtt.url },");
});
