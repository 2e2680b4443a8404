import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { startSite } from "#tests/support/site.ts";

const handbook = readFileSync("docs/operating.md", "utf8");
const alarms = readFileSync("deploy/alarms.yml", "utf8");

test("the handbook says of every alarm what to do", () => {
  const rows = handbook.slice(handbook.indexOf("## When an alarm rings"));
  for (const [, name = ""] of alarms.matchAll(/alert: (\w+)/g)) expect(rows).toContain(name);
});

describe.each(engines)("%s", (engine) => {
  test("Prometheus reads requests, deliveries, database, disk and memory on a port of their own", async () => {
    await using database = await freshDatabase(engine);
    const site = await startSite({ ...database.env, METRICS_PORT: "0" });
    const fields = { ...goodFields, "form-name": "home-contact" };
    await fetch(site.origin, { method: "POST", body: new URLSearchParams(fields) });
    await fetch(site.origin, { method: "POST", body: new URLSearchParams({ ...fields, email: "wrong" }) });
    for (const path of ["/contact", "/contact", "/search?q=secret", "/nowhere/secret"])
      await fetch(site.origin + path);

    const { text, figure } = await scrape(site);
    expect(figure("mag_http_requests_total", 'kind="enquiry",status="2xx"')).toBe(1);
    expect(figure("mag_http_requests_total", 'kind="enquiry",status="4xx"')).toBe(1);
    expect(figure("mag_http_requests_total", 'kind="page",status="2xx"')).toBe(2);
    expect(figure("mag_http_requests_total", 'kind="page",status="4xx"')).toBe(1);
    expect(figure("mag_http_request_seconds_count", 'kind="search"')).toBe(1);
    expect(figure("mag_deliveries_waiting", 'way="mail"')).toBe(2);
    expect(figure("mag_deliveries_failed", 'way="mail"')).toBe(0);
    expect(figure("mag_delivery_oldest_waiting_seconds", 'way="mail"')).toBeGreaterThan(0);
    expect(figure("mag_ready")).toBe(1);
    expect(figure("mag_database_up")).toBe(1);
    if (engine === "PostgreSQL") expect(figure("mag_database_connections")).toBeGreaterThan(0);
    expect(figure("mag_intake_waiting")).toBe(0);
    expect(figure("mag_thread_heap_bytes", 'pool="render"')).toBeGreaterThan(1e6);
    expect(figure("mag_thread_heap_bytes", 'pool="render"')).toBeLessThan(
      figure("mag_thread_heap_limit_bytes", 'pool="render"'),
    );
    expect(figure("mag_thread_overruns_total", 'pool="search"')).toBe(0);
    expect(figure("mag_disk_free_bytes")).toBeGreaterThan(1e6);
    expect(figure("process_resident_memory_bytes")).toBeGreaterThan(1e6);
    expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
    expect(text).not.toMatch(/secret|asha|@/i);
    const measured = new Set(Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name = ""]) => name));
    for (const name of measured) if (name.startsWith("mag_")) expect(handbook).toContain(`\`${name}`);
    for (const [, name = ""] of handbook.matchAll(/`(mag_\w+?)(?:\{|`)/g))
      if (engine === "PostgreSQL") expect(measured).toContain(name);
    for (const [name] of alarms.matchAll(/\b(?:mag|nodejs|process)_\w+/g))
      if (name !== "mag_robotics") expect(measured).toContain(name.replace(/_bucket$/, ""));
    expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);
    await site.stop();
  });
});

test("a site without a metrics port serves no metrics", async () => {
  const site = await startSite();
  expect(site.output.join("\n")).not.toContain('"metrics"');
  await site.stop();
});

type Site = Awaited<ReturnType<typeof startSite>>;

async function scrape(site: Site) {
  const line = site.output.find((printed) => printed.includes('"msg":"metrics"')) ?? "{}";
  const { port }: { port: number } = JSON.parse(line);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return {
    text,
    figure: (name: string, labels = "") => {
      const start = labels ? `${name}{${labels}} ` : `${name} `;
      return Number(
        text
          .split("\n")
          .find((row) => row.startsWith(start))
          ?.slice(start.length),
      );
    },
  };
}
