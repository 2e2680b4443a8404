import { setTimeout as wait } from "node:timers/promises";
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
  "/planner/files/requirement.pdf",
];

type Answer = { what: string; status: number; time: number; words: number };

/**
 * Sends crafted links wherever the site takes one, and opens the tickets that hold them, while /healthz is probed.
 * @returns every answer that is a failure, is without words, or came too late; and how long answers and probes took
 */
export async function sendCrafted({ site, member }: StaffedSite, links: readonly CraftedLink[]) {
  const staff = await member("Ada", "admin");
  const answers: Answer[] = [];
  const probes: number[] = [];
  let isDone = false;
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

  async function note(what: string, ask: () => Promise<Response>) {
    const began = performance.now();
    try {
      const answer = await ask();
      const text = await answer.text();
      const isMoved = answer.status === 303;
      answers.push({
        what,
        status: answer.status,
        time: performance.now() - began,
        words: isMoved ? Number.POSITIVE_INFINITY : text.length,
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
