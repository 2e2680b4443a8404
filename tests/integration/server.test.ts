import { spawn } from "node:child_process";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodEnquiry, intakeOver } from "#tests/support/enquiries.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { startStaffedSite } from "#tests/support/staff.ts";
import { vehicles } from "#vehicles/index.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe("pages", () => {
  test.each(["/", "/products/Mag", "/products/mag", "/contact", "/contact/", "/case-study/two-decks"])(
    "%s answers 200 with one h1",
    async (path) => {
      const response = await fetch(site.origin + path);
      expect(response.status).toBe(200);
      expect((await response.text()).match(/<h1[\s>]/g)).toHaveLength(1);
    },
  );

  test.each([
    "/nowhere",
    "/case-study/nowhere",
    "/products/constructor",
    "/%E0%A4%A",
    "/enquiry/sent.data/x",
    "/calendar/nope.ics",
  ])("%s answers 404 inside the frame", async (path) => {
    const response = await fetch(site.origin + path);
    expect(response.status).toBe(404);
    const page = await response.text();
    expect(page).toContain("Page not found");
    expect(page).toContain("<footer");
  });

  test.each(vehicles)("a vehicle's page is in the HTML: $product", async ({ product, title }) => {
    const page = await (await fetch(`${site.origin}/products/mag-product?product=${product}`)).text();
    expect(heading(page)).toContain(title);
  });

  test.each(["", "?product=", "?product=nothing", "?product=constructor", "?product=__proto__"])(
    "an unknown vehicle falls back to the fork: %s",
    async (query) => {
      const page = await (await fetch(`${site.origin}/products/mag-product${query}`)).text();
      expect(heading(page)).toMatch(/^MAG 1400 Fork\b(?! AMR)/);
    },
  );
});

describe("headers", () => {
  test("every answer carries the security headers", async () => {
    for (const path of ["/", "/nowhere", "/healthz", "/favicon.svg"]) {
      const { headers } = await fetch(site.origin + path);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Permissions-Policy")).toContain("camera=()");
      expect(headers.get("X-Request-Id"), path).toMatch(/^[\w-]{8,}$/);
      expect(headers.get("Strict-Transport-Security")).toBeNull();
    }
  });

  test("no page allows inline script without a hash or a nonce", async () => {
    expect((await fetch(`${site.origin}/nowhere`)).headers.get("Content-Security-Policy")).toContain(
      "script-src 'self';",
    );
    for (const path of ["/", "/search?q=fork", "/products/mag-product?product=fork"]) {
      const policy = (await fetch(site.origin + path)).headers.get("Content-Security-Policy") ?? "";
      expect(policy).toMatch(/script-src 'self' '(sha256|nonce)-/);
      expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    }
  });

  test("hashed files are kept for a year, pages are asked for again", async () => {
    const page = await fetch(site.origin, { headers: { "Accept-Encoding": "br" } });
    expect(page.headers.get("Cache-Control")).toBe("public, no-cache");
    const asset = /\/assets\/[^"]+\.css/.exec(await page.text())?.[0];
    expect((await fetch(site.origin + asset)).headers.get("Cache-Control")).toContain("immutable");
    const again = await fetch(site.origin, {
      headers: { "If-None-Match": page.headers.get("ETag") ?? "", "Accept-Encoding": "br" },
    });
    expect(again.status).toBe(304);
  });

  test("behind TLS the site asks for it for two years", async () => {
    const behindTls = await startSite({ SITE_URL: "https://www.mag-robotics.example" });
    const { headers } = await fetch(behindTls.origin);
    expect(headers.get("Strict-Transport-Security")).toContain("max-age=63072000");
    expect(headers.get("Content-Security-Policy")).toContain("upgrade-insecure-requests");
    await behindTls.stop();
  });
});

describe("what can't be an address of ours", () => {
  test("is answered with the page that every unknown address gets, without a body to HEAD", async () => {
    const unknown = await (await fetch(`${site.origin}/nowhere`)).text();
    const absurd = [
      `/${"a/".repeat(8000)}`,
      `/${"a".repeat(16_000)}`,
      `/staff/${"a/".repeat(7000)}`,
      "/native-blogs/nowhere",
      "/blogs/nowhere",
      "/documents/nowhere",
      "/__manifest?paths=/a",
    ];
    for (const path of absurd) {
      const answer = await fetch(site.origin + path, { redirect: "manual" });
      expect(answer.status, path.slice(0, 40)).toBe(404);
      expect(await answer.text()).toBe(unknown);
      const head = await fetch(site.origin + path, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([404, ""]);
    }
  });

  test("says so if its query is too long", async () => {
    const answer = await fetch(`${site.origin}/search?q=${"a".repeat(5000)}`);
    expect(answer.status).toBe(414);
    expect(heading(await answer.text())).toBe("This address is too long");
  });

  test("a client-side request for an unknown address is answered 404, too", async () => {
    for (const path of ["/nowhere.data", "/case-study/nowhere.data", "/_root.data"])
      expect((await fetch(site.origin + path)).status, path).toBe(404);
  });
});

describe("limits", () => {
  test.each([
    ["/contact", "GET, HEAD"],
    ["/", "GET, HEAD, POST"],
    ["/sandbox", "GET, HEAD, POST"],
    ["/sandbox/any", "GET, HEAD, POST, DELETE"],
    ["/planner/size", "GET, HEAD, POST"],
  ])("a method that %s has not is refused, with those that it has", async (path, methods) => {
    const response = await fetch(site.origin + path, { method: "PUT" });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, methods]);
  });

  test("headers over 16 KB are refused", async () => {
    const status = await new Promise((resolve, reject) => {
      httpRequest(site.origin, { headers: { "X-Long": "a".repeat(17_000) } }, ({ statusCode }) =>
        resolve(statusCode),
      )
        .on("error", reject)
        .end();
    });
    expect(status).toBe(431);
  });

  test("nobody reaches outside the site's folder", async () => {
    const { hostname, port } = new URL(site.origin);
    for (const path of ["/../package.json", "/..%2fpackage.json", "/assets/../../../package.json", "/%00"]) {
      const socket = connect(Number(port), hostname);
      socket.end(`GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
    }
  });
});

describe("the log", () => {
  test("has one line a request, without what the visitor typed", async () => {
    const page = await fetch(`${site.origin}/contact?email=someone@example.com`);
    const form = await fetch(`${site.origin}/`, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({ "form-name": "home-contact", fullName: "Zaphod Unmistakable" }),
    });
    const ids = [page, form].map(({ headers }) => headers.get("X-Request-Id") ?? "");
    const logged = () => site.output.filter((line) => ids.some((id) => line.includes(id)));
    await expect.poll(() => logged().length).toBe(2);
    const lines = logged();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { request: ids[0], method: "GET", path: "/contact", status: 200 },
      { request: ids[1], method: "POST", path: "/", status: 422 },
    ]);
    expect(site.output.join("\n")).not.toMatch(/someone@example|Unmistakable/);
  });
});

test("a request's id is ours, whatever the visitor says", async () => {
  const { headers } = await fetch(site.origin, { headers: { "X-Request-Id": "another-visitors-id" } });
  expect(headers.get("X-Request-Id")).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
});

test("the log holds no personal link, however it is written", async () => {
  const secret = "MR-AAAA-BBBB-0123456789abcdefghijkl";
  for (const room of ["/Enquiry/Track/", "/enquiry/%74rack/", "/enquiry//track/", "/STAFF/Welcome/"])
    await fetch(site.origin + room + secret);
  await fetch(`${site.origin}/healthz`);
  await expect.poll(() => site.output.join("\n")).toContain("/healthz");
  expect(site.output.join("\n")).not.toContain(secret);
});

describe("the log of what fails", () => {
  const word = "Zaphod";

  test.each([
    ["on the server", word, "SyntaxError", "a request failed"],
    ["while a page is rendered", "null", "TypeError", "A page could not be rendered"],
  ])("%s: one line of JSON with the request's id, without what a visitor wrote", async (_, ...failure) => {
    const [fields, name, message] = failure;
    const world = await startStaffedSite();
    const reference = await intakeOver(world.db)(goodEnquiry);
    await world.db.updateTable("submissions").set({ fields }).execute();
    const ada = await world.member("Ada", "admin");
    const answer = await ada.get(`/staff/enquiries/${reference}`);
    expect(answer.status).toBe(500);
    const request = answer.headers.get("x-request-id");
    const logged = () => world.site.output.filter((line) => line.includes(message));
    await expect.poll(() => logged().length).toBe(1);
    expect(JSON.parse(logged()[0] ?? "")).toMatchObject({
      level: 50,
      request,
      error: { name, stack: expect.arrayContaining([expect.stringMatching(/^at .+:\d+/)]) },
    });
    expect(world.site.output.join("\n")).not.toContain(word);
    await world.stop();
  });
});

describe("starting and stopping", () => {
  test("is healthy and ready", async () => {
    expect(await (await fetch(`${site.origin}/healthz`)).text()).toBe("ok");
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  });

  test("a request in flight is answered before the server goes", async () => {
    const leaving = await startSite();
    const { hostname, port } = new URL(leaving.origin);
    const body = new URLSearchParams({ "form-name": "home-contact" }).toString();
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    socket.write(
      `POST / HTTP/1.1\r\nHost: site\r\nAccept: application/json\r\nContent-Length: ${body.length}\r\n` +
        "Content-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue\r\n\r\n",
    );
    expect(`${await once(socket, "data")}`).toMatch(/^HTTP\/1\.1 100 /);
    leaving.signal("SIGTERM");
    await expect
      .poll(() =>
        fetch(leaving.origin).then(
          () => "open",
          () => "closed",
        ),
      )
      .toBe("closed");
    socket.end(body);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 422 /);
    expect(await leaving.exited).toEqual([0, null]);
  });

  test.each([
    [{ PORT: "eighty" }, "PORT"],
    [{ PORT: "70000" }, "PORT"],
    [{ SMTP_URL: "mail.example" }, "SMTP_URL"],
    [{ DATABASE_URL: "mysql://db" }, "DATABASE_URL"],
    [{ TRUSTED_PROXIES: "proxy.example" }, "TRUSTED_PROXIES"],
    [{ SUBMISSION_LIMIT: "-1" }, "SUBMISSION_LIMIT"],
  ])("refuses to start with %j and says which is wrong", async (env, name) => {
    const server = spawn(process.execPath, ["build/main.js"], { env: { ...process.env, ...env } });
    const [output, [code]] = await Promise.all([text(server.stderr), once(server, "exit")]);
    expect(code).toBe(1);
    expect(output).toMatch(
      new RegExp(`^The configuration is not right:\n {2}- ${name}: .+ See \\.env\\.example\\.\n$`),
    );
  });

  test("stays where a connection can't be accepted", async () => {
    const failing = `import { subscribe } from "node:diagnostics_channel";
      subscribe("tracing:net.server.listen:asyncStart", ({ server }) =>
        setTimeout(() => server.emit("error", new Error("accept ENOBUFS")), 50));`;
    const staying = await startSite({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(failing)}`,
      METRICS_PORT: "0",
    });
    await expect.poll(() => staying.output.join("")).toContain("A connection could not be accepted");
    expect((await fetch(`${staying.origin}/healthz`)).status).toBe(200);
    await staying.stop();
  });

  test("says so when the port is taken", async () => {
    const { port } = new URL(site.origin);
    await expect(startSite({ PORT: port })).rejects.toThrow(/another program listens there/);
  });
});

/** The words of a page's h1, whatever stands around each of them. */
function heading(page: string) {
  const [, content = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(page) ?? [];
  return content
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
