import { setTimeout as wait } from "node:timers/promises";
import { openToken } from "#planner/link/link.ts";
import type { CraftedLink } from "./crafted-links.ts";
import { goodFields } from "./enquiries.ts";
import { newConnection } from "./new-connection.ts";
import type { StaffedSite } from "./staff.ts";

/** What a visitor may wait for words (ms), and a probe of the proxy for its own. */
export const bars = { answer: 2000, health: 300 };

/** Of a site that these are sent to: each comes from a network of its own, whose limits it then doesn't meet. */
export const craftedEnv = { TRUSTED_PROXIES: "127.0.0.1" };

const read = [
  "/planner",
  "/planner.data",
  "/planner/play",
  "/planner/play.data",
  "/contact?about=plan",
  "/contact.data?about=plan",
  "/planner/answer",
  "/planner/files/plan.json",
  "/planner/files/flows.csv",
  "/planner/files/answers.csv",
  "/planner/files/floor.lif.json",
  "/planner/files/floor.lif2.json",
  "/planner/files/requirement.pdf",
];

type Answer = { what: string; status: number; time: number; words: number };

/**
 * Sends crafted links wherever the site takes one, and opens the tickets that hold them, while /healthz is probed.
 * @param alsoByPrograms to assistants and as floors of sandboxes, too
 * @returns every answer that is a failure, is without words, or came too late; and how long answers and probes took
 */
export async function sendCrafted(
  { site, member }: StaffedSite,
  links: readonly CraftedLink[],
  alsoByPrograms = false,
) {
  const staff = await member("Ada", "admin");
  const answers: Answer[] = [];
  const probes: number[] = [];
  let isDone = false;
  /* The first one starts the process of all sandboxes. */
  if (alsoByPrograms) await (await fetch(`${site.origin}/sandbox`, { method: "POST" })).text();
  const probing = probe();
  const queue = [...links.entries()];
  await Promise.all([sendAll(), sendAll()]);
  isDone = true;
  await probing;
  const faults = answers
    .filter(({ status, time, words }) => status >= 500 || status === 0 || time > bars.answer || words < 20)
    .map(({ what, status, time }) => `${what}: ${status} after ${Math.round(time)} ms`);
  return { faults, answers, probes };

  async function sendAll() {
    for (let next = queue.shift(); next; next = queue.shift()) await send(next[1], next[0]);
  }

  async function send({ name, token }: CraftedLink, index: number) {
    const headers = { "x-forwarded-for": `10.${index >> 8}.${index & 255}.1` };
    for (const path of read) {
      const address = `${site.origin}${path}${path.includes("?") ? "&" : "?"}plan=${token}`;
      await note(`${name} at ${path}`, () => fetch(address, { headers }));
    }
    const query = `plan=${token}`;
    await note(`${name} to be sized`, () =>
      fetch(`${site.origin}/planner/size`, {
        method: "POST",
        headers,
        body: new URLSearchParams({ query }),
        redirect: "manual",
      }),
    );
    if (alsoByPrograms) await sendAsPrograms(name, token, headers);
    const message = `What do you say?\n${site.origin}/planner?${query}`.slice(0, 7900);
    const body = new URLSearchParams({ "form-name": "contact", ...goodFields, message });
    const sent = await note(`${name} as an enquiry`, () =>
      fetch(site.origin, { method: "POST", headers: { ...headers, accept: "application/json" }, body }),
    );
    const reference = /MR-[\w-]+/.exec(sent)?.[0];
    if (!reference) return;
    for (const path of [`/staff/enquiries/${reference}`, "/staff"])
      await note(`${name} at ${path}`, () => staff.get(path));
  }

  /** As assistants and fleet controls send a plan. */
  async function sendAsPrograms(name: string, token: string, headers: Record<string, string>) {
    const query = `plan=${token}`;
    const opened = openToken(token);
    const plan = opened.ok && opened.value.plan;
    for (const [tool, input] of [
      ["open_plan", { path: `/planner?${query}` }],
      ...(plan ? (["check_fit", "money"] as const).map((name) => [name, { plan }] as const) : []),
    ] as const)
      await note(`${name} as ${tool}`, () =>
        fetch(`${site.origin}/mcp`, {
          method: "POST",
          headers: {
            ...headers,
            "content-type": "application/json",
            accept: "application/json, text/event-stream",
          },
          body: JSON.stringify({
            ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
            params: { name: tool, arguments: input },
          }),
        }),
      );
    const sandbox = await note(`${name} as a sandbox`, () =>
      fetch(`${site.origin}/sandbox`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ link: `/planner?${query}` }),
      }),
    );
    await endSandbox(sandbox, headers);
  }

  /** Looks at the floor of the sandbox that was opened, if one was, and ends it. */
  async function endSandbox(opened: string, headers: Record<string, string>) {
    if (!opened.startsWith("{")) return;
    const { http, page, floor } = JSON.parse(opened);
    if (!http) return;
    await note(`${floor.name} at the page of its sandbox`, () => fetch(page, { headers }));
    const { authorization } = http;
    await note(`${floor.name} ended`, () =>
      fetch(page, { method: "DELETE", headers: { ...headers, authorization } }),
    );
  }

  async function note(what: string, ask: () => Promise<Response>) {
    const began = performance.now();
    try {
      const answer = await ask();
      const text = await answer.text();
      const isWordless = answer.status === 303 || answer.status === 204;
      answers.push({
        what,
        status: answer.status,
        time: performance.now() - began,
        words: isWordless ? Number.POSITIVE_INFINITY : text.length,
      });
      return text;
    } catch {
      answers.push({ what, status: 0, time: performance.now() - began, words: 0 });
      return "";
    }
  }

  async function probe() {
    while (!isDone) {
      probes.push((await newConnection(`${site.origin}/healthz`)).time);
      await wait(50);
    }
  }
}
