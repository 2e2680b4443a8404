import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allSubmissions, findByReference } from "#server/submissions/list.ts";
import { freshDatabase } from "#tests/support/databases.ts";
import { endpointOver, formRequest, goodFields, goodLead } from "#tests/support/enquiries.ts";

const good = { "form-name": "contact", ...goodFields };
const failure = "Sorry, there was an error sending your message. Please try again.";

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase("SQLite");
});
afterAll(() => database[Symbol.asyncDispose]());

describe("an enquiry in which nothing is wrong", () => {
  test("sent by fetch is answered with its reference", async () => {
    const response = await post(formRequest(good));
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({
      ok: true,
      reference: expect.stringMatching(/^MR-/),
      message: "Thank you! Your message has been sent successfully.",
      track: expect.stringMatching(/^\/enquiry\/track\/MR-[\w-]+$/),
    });
  });

  test.each([
    ["that accepts text/html", { accept: "text/html" }],
    ["that navigates", { accept: "*/*", "sec-fetch-mode": "navigate" }],
  ])("sent by a browser %s leads to the page that says so", async (_, headers) => {
    const response = await post(formRequest(good, { headers }));
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(/^\/enquiry\/sent\?track=MR-[\w-]+$/);
  });

  test.each([
    "application/x-www-form-urlencoded; charset=UTF-8",
    "Application/X-WWW-Form-Urlencoded",
    "application/x-www-form-urlencoded;charset=iso-8859-1",
  ])("may come as %s", async (type) => {
    const response = await post(formRequest(good, { headers: { "content-type": type } }));
    expect(response.status).toBe(200);
  });
});

test("addresses and numbers are stored in their plain form, and shown again as they were typed", async () => {
  const email = "kontakt@m\u200Büller.example ";
  const phone = { phoneNumber: "０３ 1234", countryCode: "+８１" };
  const stored = async (fields: Record<string, string>) => {
    const { reference } = (await (await post(formRequest(fields))).json()) as { reference: string };
    return (await findByReference(database.db, reference))?.fields;
  };
  const plain = { email: "kontakt@xn--mller-kva.example" };
  expect(await stored({ "form-name": "mag-sub-product", ...goodLead, email })).toMatchObject(plain);
  expect(await stored({ ...good, ...phone, email })).toMatchObject({
    ...plain,
    phoneNumber: "03 1234",
    countryCode: "+81",
  });
  const page = await post(formRequest({ ...good, email: `${email}/x` }, { browser: true }));
  expect(page.status).toBe(422);
  expect(await page.text()).toContain(`${email}/x`);
});

test("an enquiry full of signs of spam is answered and stored like any other, and so is one that lies about its speed", async () => {
  for (const took of ["3", "-1", "1e9", "soon", "9".repeat(40)]) {
    const spam = {
      ...good,
      companyName: "https://pills.example",
      email: "x@mailinator.com",
      message: took,
    };
    const response = await post(formRequest(spam, { headers: { "X-Form-Took": took } }));
    expect(await response.json(), took).toMatchObject({ ok: true, reference: expect.stringMatching(/^MR-/) });
  }
});

describe("a lead in which nothing is wrong", () => {
  test.each([
    [
      "mag-sub-product",
      "MAG 1400 Fork",
      "/enquiry/thank-you/datasheet-fork",
      "We'll email you with the document.",
    ],
    ["product-documentation", "", "/enquiry/thank-you", "We'll get back to you soon!"],
    ["case-study-form", "Somebody else's words", "/enquiry/thank-you", "We'll get back to you soon!"],
  ])("%s for %j leads to %s", async (form, source, page, words) => {
    const lead = { "form-name": form, ...goodLead, source };
    const byBrowser = await post(formRequest(lead, { browser: true }));
    expect([byBrowser.status, byBrowser.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^${page}\\?track=MR-[\\w-]+$`)),
    ]);
    const byFetch = await post(formRequest(lead));
    expect(await byFetch.json()).toEqual({
      ok: true,
      reference: expect.stringMatching(/^MR-/),
      message: `Thank you for your submission. ${words}`,
      track: expect.stringMatching(/^\/enquiry\/track\/MR-[\w-]+$/),
    });
  });
});

describe("a wrong request is explained", () => {
  test.each(["application/json", "multipart/form-data; boundary=x", "text/plain", ""])(
    "415: content type %j",
    async (type) => {
      const response = await post(formRequest(good, { headers: { "content-type": type } }));
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ ok: false, message: failure, errors: {} });
    },
  );

  test("415: a packed body, which would be read as text", async () => {
    const response = await post(formRequest(good, { headers: { "content-encoding": "gzip" } }));
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ ok: false, hint: expect.stringContaining("packed") });
  });

  test("413: a body that says it is too large is not read at all", async () => {
    let isRead = false;
    const body = {
      async *[Symbol.asyncIterator]() {
        isRead = true;
        yield new Uint8Array(1);
      },
    };
    const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": "65537" };
    const init = { method: "POST", body: body as unknown as ReadableStream, duplex: "half", headers };
    expect((await post(new Request("http://site.example/", init))).status).toBe(413);
    expect(isRead).toBe(false);
  });

  test("413: a body that does not say how large it is, and is not read to its end", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024).fill(120));
      },
    });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const init = { method: "POST", body: endless, duplex: "half", headers };
    const request = new Request("http://site.example/", init);
    expect((await post(request)).status).toBe(413);
    expect(sent).toBeLessThan(80 * 1024);
  });

  test("400: a body that breaks off", async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("form-name=contact"));
        controller.error(new Error("the client is gone"));
      },
    });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const init = { method: "POST", body: broken, duplex: "half", headers };
    const request = new Request("http://site.example/", init);
    expect((await post(request)).status).toBe(400);
  });

  test.each(["", "form-name=", "form-name=nobody", "form-name=__proto__", "form-name=constructor", "=&&=%"])(
    "422: no form is called so: %j",
    async (body) => {
      const response = await post(formRequest(body));
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ ok: false, message: failure, errors: {} });
    },
  );

  test("422: each field that is wrong has its words", async () => {
    const response = await post(formRequest({ ...good, email: "asha", reason: "" }));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      ok: false,
      message: failure,
      errors: {
        email: "Enter an email address like name@company.com",
        reason: "Select a reason: Looking for Solutions, Partnership or Support",
      },
    });
  });

  test("422 to a browser is the page with what was typed, never cached", async () => {
    const response = await post(formRequest({ ...good, email: "asha" }, { browser: true }));
    expect(response.status).toBe(422);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const problem = JSON.parse((await response.text()).slice("<p>".length));
    expect(problem).toEqual({
      ok: false,
      status: 422,
      form: "contact",
      message: failure,
      values: { ...goodFields, email: "asha" },
      errors: { email: "Enter an email address like name@company.com" },
    });
  });

  test("429: too many from one address, with the time to wait; a browser keeps what was typed", async () => {
    const { submit } = endpointOver(database.db, { submissionLimit: 2 });
    await submit(formRequest({}), "192.0.2.1");
    await submit(formRequest({}), "192.0.2.1");
    const byFetch = await submit(formRequest(good), "192.0.2.1");
    expect(byFetch.status).toBe(429);
    expect(Number(byFetch.headers.get("retry-after"))).toBeGreaterThan(50);
    expect(await byFetch.json()).toMatchObject({
      ok: false,
      message: failure,
      hint: expect.stringMatching(/wait \d+ seconds/),
    });

    const byBrowser = await submit(formRequest(good, { browser: true }), "192.0.2.1");
    expect(byBrowser.status).toBe(429);
    expect(Number(byBrowser.headers.get("retry-after"))).toBeGreaterThan(50);
    const problem = JSON.parse((await byBrowser.text()).slice("<p>".length));
    expect(problem).toMatchObject({ form: "contact", values: goodFields });
    expect((await submit(formRequest(good), "192.0.2.2")).status).toBe(200);
  });

  test("503: the database is gone, and nothing that was typed is in the log", async () => {
    const gone = await freshDatabase("SQLite");
    await gone[Symbol.asyncDispose]();
    const { submit, logged } = endpointOver(gone.db);
    const byFetch = await submit(formRequest(good), "192.0.2.1");
    expect(byFetch.status).toBe(503);
    expect(byFetch.headers.get("retry-after")).toBe("30");
    expect(await byFetch.json()).toEqual({ ok: false, message: failure, errors: {} });
    const byBrowser = await submit(formRequest(good, { browser: true }), "192.0.2.1");
    expect(byBrowser.status).toBe(503);
    expect(await byBrowser.text()).toContain(goodFields.fullName);
    expect(logged).toHaveLength(2);
    for (const value of Object.values(goodFields)) expect(JSON.stringify(logged)).not.toContain(value);
  });
});

test("the page of the Referer is kept, and a monstrous one is cut", async () => {
  await post(
    formRequest({ ...good, message: "page" }, { headers: { referer: "http://site.example/contact" } }),
  );
  const monster = `http://site.example/${"x".repeat(9000)}`;
  await post(formRequest({ ...good, message: "monster" }, { headers: { referer: monster } }));
  const stored = await Array.fromAsync(allSubmissions(database.db));
  const pageOf = (message: string) => stored.find(({ fields }) => fields.message === message)?.page;
  expect(pageOf("page")).toBe("http://site.example/contact");
  expect(pageOf("monster")).toHaveLength(500);
});

function post(request: Request) {
  return endpointOver(database.db).submit(request, "192.0.2.1");
}
