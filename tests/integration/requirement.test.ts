import { expect, test } from "vitest";
import { tokenOf } from "#planner/link/link.ts";
import { presets } from "#planner/presets/presets.ts";
import { fetchMade, startSite } from "#tests/support/site.ts";

test("while a plan's document is typeset, other requests are answered", async () => {
  const site = await startSite();
  /* The renderer is loaded at the first page. */
  await fetch(`${site.origin}/search?q=fork`);
  for (const { plan } of presets.slice(0, 3)) {
    let isSet = false;
    const document = fetchMade(`${site.origin}/planner/files/requirement.pdf?plan=${tokenOf(plan)}`)
      .then(async ({ status, headers }) => [status, headers.get("content-disposition")])
      .finally(() => {
        isSet = true;
      });
    let answers = 0;
    for (; !isSet; answers++) expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
    expect(answers).toBeGreaterThan(30);
    expect(await document).toEqual([200, 'inline; filename="requirement.pdf"']);
  }
  await site.stop();
});

test("one network's documents, however many, leave room for another's", async () => {
  const site = await startSite({ TRUSTED_PROXIES: "127.0.0.1" });
  const token = tokenOf(presets[0]?.plan ?? expect.unreachable());
  const ask = async (network: string, count: number) => {
    const path = `/planner/files/requirement.pdf?plan=${token}&company=No.${count}`;
    const answer = await fetch(site.origin + path, { headers: { "X-Forwarded-For": network } });
    await answer.arrayBuffer();
    return answer.status;
  };
  const crowd = Array.from({ length: 10 }, (_, count) => ask("192.0.2.1", count));
  expect([200, 202]).toContain(await ask("198.51.100.7", 10));
  for (const status of await Promise.all(crowd)) expect([200, 202]).toContain(status);
  await site.stop();
});
