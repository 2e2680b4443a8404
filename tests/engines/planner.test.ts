import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verbs } from "#planner/command/verbs.ts";
import { example } from "#planner/plan/example.ts";
import { presets } from "#planner/presets/presets.ts";
import { engines } from "#tests/support/engines/engines.ts";
import { randomFloor } from "#tests/support/random-floor.ts";

/** Figures of every part of the planner: queue, traffic, money, flows, fit and links. */
const questions = [
  ...presets.map(({ plan }) => ["simulate", { plan, count: 3, runs: 5, hours: 24, traffic: false }] as const),
  ...presets.map(({ plan }) => ["bounds", plan] as const),
  ...presets.map(({ plan }) => ["link", plan] as const),
  ...[1, 3].map((count) => ["simulate", { plan: example, count, runs: 2, hours: 2, traffic: true }] as const),
  ...[1, 2, 5].map(
    (seed) => ["simulate", { plan: randomFloor(seed), count: 2, runs: 1, hours: 1, traffic: true }] as const,
  ),
  ["curve", { plan: example, runs: 1, hours: 1 }] as const,
  ["fit", example] as const,
  ["orders", "Zeit;Von;Nach\n02.03.2026 06:00;Tor;Größe\n14.03.2026 7:15;Tor;Größe\ngestern;a;b"] as const,
  [
    "money",
    {
      plan: example,
      costs: {
        currency: "EUR",
        once: [{ name: "fleet", amount: 333_333.33, low: 300_000, high: 400_000 }],
        yearly: [{ name: "service", amount: 12_345.67 }],
        saved: [{ name: "shifts", amount: 98_765.43 }],
        years: 7,
        rate: 0.0725,
      },
    },
  ] as const,
];

const answers = () => questions.map(([verb, input]) => JSON.stringify(verbs[verb]?.(input)));

let server: Server;
let origin: string;

beforeAll(async () => {
  const script = await bundled();
  server = createServer((request, response) => {
    const [type, body] =
      request.url === "/planner.js"
        ? ["text/javascript", script]
        : ["text/html", '<!doctype html><script src="/planner.js"></script>'];
    response.setHeader("Content-Type", `${type}; charset=utf-8`).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

describe.each(engines)("in %s", (_, start) => {
  it("the planner gives Node's bytes", { timeout: 180_000 }, async () => {
    const engine = await start();
    try {
      const page = await engine.open("");
      await page.goto(origin);
      const asked = JSON.stringify(questions);
      const given = await page.evaluate(
        `JSON.stringify(${asked}.map(([verb, input]) => JSON.stringify(planner.verbs[verb](input))))`,
      );
      expect(JSON.parse(given as string)).toEqual(answers());
    } finally {
      await engine.stop();
    }
  });
});

/** Bundles the planner into a plain script whose exports are `planner`. */
async function bundled() {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      lib: { entry: "planner/command/verbs.ts", formats: ["iife"], name: "planner" },
    },
  });
  const [output] = [built].flat();
  if (!output || !("output" in output)) throw new Error("Nothing was bundled.");
  return output.output[0].code;
}
