import { totalOf } from "#planner/fleet/total.ts";
import { openToken } from "#planner/link/link.ts";
import { readCosts } from "#planner/money/read-costs.ts";
import { type MoneyAnswer, moneyAnswer } from "#planner/money/verdict.ts";
import { sizeOn } from "#planner/sizing/size.ts";
import type { Known, Sizing, Tally, Task } from "#planner/sizing/sizing.ts";

/** What the page asks: a plan's token, and the sums in the page's address. */
export type SizingAsked = { token: string; query: string; workers: number };

export type SizingTold =
  | { kind: "known"; known: Known }
  | { kind: "sized"; sizing: Sizing; money: MoneyAnswer | undefined };

/** Sizes a plan on as many workers as the page asks for, and tells what is known meanwhile. */
addEventListener("message", async ({ data }: MessageEvent<SizingAsked>) => {
  const opened = openToken(data.token);
  if (!opened.ok) throw new Error("The page's own plan could not be read.");
  const { plan } = opened.value;
  const runners = Array.from({ length: data.workers }, () => startRunner(data.token));
  const tell = (told: SizingTold) => postMessage(told);
  const runAll = async (tasks: readonly Task[]) => {
    const shares = runners.map((_, at) => tasks.filter((__, task) => task % runners.length === at));
    const tallies = await Promise.all(runners.map((runner, at) => runner(shares[at] ?? [])));
    return tasks.map((_, task) => {
      const tally = tallies[task % runners.length]?.[Math.floor(task / runners.length)];
      if (!tally) throw new Error("A run of the sizing was lost.");
      return tally;
    });
  };
  try {
    const sizing = await sizeOn(plan, runAll, (known) => tell({ kind: "known", known }));
    const { costs, freed } = readCosts(new URLSearchParams(data.query), plan);
    const count = sizing.fleet ? totalOf(sizing.fleet) : undefined;
    const isCounted = costs && freed && count !== undefined;
    tell({ kind: "sized", sizing, money: isCounted ? moneyAnswer(plan, costs, freed, count) : undefined });
  } catch (error) {
    /* An error in a promise reaches the page no other way. */
    setTimeout(() => {
      throw error;
    });
  }
});

/** A worker that does runs of one plan. */
function startRunner(token: string): (tasks: readonly Task[]) => Promise<Tally[]> {
  const worker = new Worker(new URL("./run-worker.ts", import.meta.url), { type: "module" });
  return (tasks) =>
    tasks.length === 0
      ? Promise.resolve([])
      : new Promise((resolve, reject) => {
          worker.onmessage = ({ data }: MessageEvent<Tally[]>) => resolve(data);
          worker.onerror = () => reject(new Error("A worker of the sizing could not be loaded."));
          worker.postMessage({ token, tasks });
        });
}
