import { connectAsync } from "mqtt";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasCaddy, startCaddy } from "#tests/support/caddy.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { freePort } from "#tests/support/free-port.ts";
import { fetchMade, type Site, startSite } from "#tests/support/site.ts";

describe.skipIf(!hasCaddy)("the example for Caddy (left out where Caddy is not installed)", () => {
  let site: Site;
  let caddy: Awaited<ReturnType<typeof startCaddy>>;

  beforeAll(async () => {
    site = await startSite({ TRUSTED_PROXIES: "127.0.0.1", SUBMISSION_LIMIT: "3" });
    /* The second node is down. */
    caddy = await startCaddy([new URL(site.origin).host, `127.0.0.1:${await freePort()}`]);
  });
  afterAll(async () => {
    await caddy[Symbol.asyncDispose]();
    await site.stop();
  });

  test("with one of two nodes down every page comes, and every enquiry is stored", async () => {
    for (let count = 0; count < 8; count++) expect((await fetch(`${caddy.origin}/contact`)).status).toBe(200);
    expect((await send("192.0.2.1")).status).toBe(200);
  });

  test("no log has an address, a query or a one-time link, also not where an answer leads", async () => {
    for (const path of [
      "/search?q=query-of-a-visitor",
      "/enquiry/track/one-time-token",
      "/sandbox/one-time-token",
    ])
      await (await fetch(caddy.origin + path)).text();
    const sent = await send("192.0.2.2", { accept: "text/html" });
    const leadsTo = sent.headers.get("location") ?? "";
    expect(leadsTo).toMatch(/\?track=MR-/);
    await expect.poll(caddy.printed).toMatch(/"status": ?303/);
    expectNothingPersonal(caddy.printed());
    expect(caddy.printed()).not.toContain(leadsTo.split("?")[1]);
  });

  test("an address that a visitor makes up is not believed: the limit of enquiries holds", async () => {
    await send("192.0.2.3");
    expect((await send("192.0.2.4")).status).toBe(429);
  });

  test("what is too large is refused by the site, in words", async () => {
    const answer = await fetch(`${caddy.origin}/staff/sign-in`, {
      method: "POST",
      headers: { origin: caddy.origin },
      body: new Uint8Array(14_000_000),
    });
    expect([answer.status, await answer.text()]).toEqual([
      413,
      expect.stringContaining("This form is too long"),
    ]);
  });

  test("a sandbox answers, and its MQTT over WebSocket comes through", async () => {
    const made = await (await fetchMade(`${caddy.origin}/sandbox`, { method: "POST" })).json();
    const { username, password, prefix } = made.ws;
    const url = `${caddy.origin.replace("http", "ws")}/mqtt`;
    const client = await connectAsync(url, { username, password, protocolVersion: 4, reconnectPeriod: 0 });
    const heard = new Promise((resolve) => client.once("message", resolve));
    await client.subscribeAsync(`${prefix}/#`);
    expect(await heard).toContain(`${prefix}/v2/`);
    await client.endAsync();
  });

  test("while no node answers it says so in words, and when to come again", async () => {
    await using alone = await startCaddy([`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`]);
    const answer = await fetch(`${alone.origin}/staff/welcome/one-time-token?plan=query-of-a-visitor`);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await answer.text()).toContain("what you typed is still in it");
    await expect.poll(alone.printed).toContain("handled request");
    expectNothingPersonal(alone.printed());
  });

  function expectNothingPersonal(printed: string) {
    expect(printed).not.toMatch(/query-of-a-visitor|one-time-token/);
    expect(printed).not.toMatch(/remote_ip|remote_port|client_ip|User-Agent/);
  }

  function send(claimed: string, { accept }: { accept: string } = { accept: "application/json" }) {
    return fetch(caddy.origin, {
      method: "POST",
      redirect: "manual",
      headers: { accept, "x-forwarded-for": claimed },
      body: new URLSearchParams({ "form-name": "contact", ...goodFields, message: `From ${claimed}` }),
    });
  }
});
