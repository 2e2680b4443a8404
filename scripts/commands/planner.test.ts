import { spawn } from "node:child_process";
import { describe, expect, it, vi } from "vitest";
import { example } from "#planner/plan/example.ts";
import { commandEnv } from "#tests/support/command.ts";
import { hostilePlan } from "#tests/support/hostile-plans.ts";

/* A start takes half a second, and several of them share the cores with other tests. */
vi.setConfig({ testTimeout: 60_000 });

/** Runs the planner's command with these bytes on its standard input. */
function planner(input: string | Buffer, ...words: string[]) {
  const child = spawn(process.execPath, ["scripts/commands/planner.ts", ...words], {
    env: commandEnv,
    stdio: "pipe",
  });
  const [out, error]: [string[], string[]] = [[], []];
  child.stdout.setEncoding("utf8").on("data", (text: string) => out.push(text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => error.push(text));
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  return new Promise<{ code: number | null; out: string; error: string; lines: unknown[] }>((resolve) => {
    child.on("close", (code) => {
      const text = out.join("");
      const lines = text
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as unknown);
      resolve({ code, out: text, error: error.join(""), lines });
    });
  });
}

const costs = { currency: "EUR", once: [], yearly: [], saved: [], years: 5, rate: 0.05 };
const wrong = { errors: [{ path: expect.any(String), message: expect.any(String) }] };
const plans = Array.from({ length: 25 }, (_, seed) => hostilePlan(seed * 40));

describe("the planner's command", () => {
  it.each([
    ["fit", plans],
    ["bounds", plans],
    ["link", plans],
    [
      "money",
      [
        ...plans.map((plan) => ({ plan, costs })),
        { plan: example, costs: { ...costs, years: 1e9 } },
        { plan: example },
        null,
      ],
    ],
    [
      "simulate",
      [
        ...plans.map((plan) => ({ plan, count: 2, runs: 1, hours: 1 })),
        ...[0, -1, 1e9, "2", null, Number.NaN].map((count) => ({ plan: example, count })),
        { plan: example, count: 2, runs: 1e9, hours: 1e9 },
        { plan: example, count: 500, runs: 1, hours: 1, traffic: true },
      ],
    ],
    [
      "curve",
      [
        ...plans.slice(0, 5).map((plan) => ({ plan, runs: 1, hours: 0.1 })),
        { plan: example, runs: 2000, hours: 24 },
        {},
      ],
    ],
    [
      "trace",
      [...plans.map((plan) => ({ plan, count: 1, seconds: 0 })), { plan: example, count: 1, seconds: 1e9 }],
    ],
    [
      "open",
      [
        ...["", "/planner", "/planner?plan=", "/planner?plan=1.", "?plan=9999.AAAA", "x".repeat(99_000)].map(
          (path) => ({ path }),
        ),
        { path: 1 },
        {},
        null,
        [],
      ],
    ],
  ])(
    "%s answers each hostile input in a line, in words where it is wrong",
    { timeout: 60_000 },
    async (verb, inputs) => {
      const asked = inputs.map((input) => JSON.stringify(input));
      const { code, error, lines } = await planner(`${asked.join("\n")}\n`, verb, "--lines");
      expect(error).toBe("");
      expect(lines.length).toBeGreaterThanOrEqual(inputs.length);
      const refused = lines.filter((line) => Object.hasOwn(line as object, "errors"));
      expect(refused.length).toBeGreaterThan(0);
      for (const line of refused) expect((line as typeof wrong).errors[0]).toEqual(wrong.errors[0]);
      expect(code).toBe(2);
    },
  );

  it.each([
    ["nothing", ""],
    ["half an object", '{"version":1,'],
    ["no UTF-8", Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ["half of a letter", Buffer.from('{"name":"\xc3"}', "latin1")],
    ["a million brackets", "[".repeat(1_000_000)],
    ["20 MB", `"${"x".repeat(20_000_000)}"`],
  ])("says in words what is wrong with %s", async (_, input) => {
    const { code, error, lines } = await planner(input, "fit");
    expect(error).toBe("");
    expect(lines).toEqual([wrong]);
    expect(code).toBe(2);
  });

  it.each(["", "fits", "__proto__", "constructor"])("lists its verbs for “%s”", async (verb) => {
    const { code, error, lines } = await planner("{}", verb);
    expect(error).toBe("");
    expect(lines).toMatchObject([{ verbs: expect.arrayContaining(["fit", "bounds", "simulate", "trace"]) }]);
    expect(code).toBe(2);
  });

  /* Each takes far longer, and its input is right: a wrong one may be refused before the time is over. */
  it.each<[string, object]>([
    ["size", example],
    ["simulate", { plan: example, count: 4, runs: 100, hours: 24, traffic: true }],
    ["curve", { plan: example, runs: 100 }],
    ["trace", { plan: example, count: 4, seconds: 36_000 }],
  ])("gives %s up in words after its time", async (verb, input) => {
    const { code, error, lines } = await planner(JSON.stringify(input), verb, "--within", "0.001");
    expect(error).toBe("");
    expect(lines).toMatchObject([{ errors: [{ message: expect.stringContaining("longer than 0.001 s") }] }]);
    expect(code).toBe(2);
  });

  it("answers a plan, and its own presets by their links", async () => {
    const fit = await planner(JSON.stringify(example), "fit");
    expect(fit).toMatchObject({ code: 0, error: "" });
    const presets = await planner("", "presets");
    const plans = (presets.lines[0] as { plan: unknown }[]).map(({ plan }) => plan);
    const links = await planner(plans.map((plan) => JSON.stringify(plan)).join("\n"), "link", "--lines");
    const opened = await planner(links.out, "open", "--lines");
    expect(opened.lines).toEqual(plans.map((plan) => ({ plan })));
    expect(opened.code).toBe(0);
  });

  it("ends silently when its reader goes away", async () => {
    const child = spawn(process.execPath, ["scripts/commands/planner.ts", "trace"], {
      env: commandEnv,
      stdio: "pipe",
    });
    let error = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (error += text));
    child.stdin.end(JSON.stringify({ plan: example, count: 2, seconds: 36_000 }));
    child.stdout.once("data", () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect(error).toBe("");
    expect(code).toBe(0);
  });
});
