import { totalOf } from "#planner/fleet/total.ts";
import { openToken } from "#planner/link/link.ts";
import { readCosts } from "#planner/money/read-costs.ts";
import { type MoneyAnswer, moneyAnswer } from "#planner/money/verdict.ts";
import { runnerOf } from "#planner/sizing/busiest-hour.ts";
import { sizeOn, stopOn } from "#planner/sizing/size.ts";
import type { Known, Sizing, Stop, Tally, Task } from "#planner/sizing/sizing.ts";

/** What the page asks: a plan's token, and the sums in the page's address. */
export type SizingAsked = { token: string; query: string; workers: number };

export type SizingTold =
  | { kind: "known"; known: Known }
  | { kind: "sized"; sizing: Sizing; money: MoneyAnswer | undefined }
  | { kind: "stopped"; stop: Stop | null };

/**
 * Sizes a plan on as many workers as the page asks for, and tells what is known meanwhile: the fleet first, then what a
 * stop costs it, which takes as long again.
 */
addEventListener("message", async ({ data }: MessageEvent<SizingAsked>) => {
  const opened = openToken(data.token);
  if (!opened.ok) throw new Error("The page's own plan could not be read.");
  const { plan } = opened.value;
  /* This worker drives, too: it has begun to before the others are there. */
  const runTask = runnerOf(plan);
  const here: Runner = async (tasks) => {
    await untilOthersAreHeard();
    return tasks.map(runTask);
  };
  const runners = [here, ...Array.from({ length: data.workers - 1 }, () => startRunner(data.token))];
  const tell = (told: SizingTold) => postMessage(told);
  const runAll = (tasks: readonly Task[]) => shareOut(tasks, runners);
  try {
    const sizing = await sizeOn(plan, runAll, (known) => tell({ kind: "known", known }));
    const { costs, freed } = readCosts(new URLSearchParams(data.query), plan);
    const count = sizing.fleet ? totalOf(sizing.fleet) : undefined;
    const isCounted = costs && freed && count !== undefined;
    tell({ kind: "sized", sizing, money: isCounted ? moneyAnswer(plan, costs, freed, count) : undefined });
    tell({ kind: "stopped", stop: await stopOn(plan, sizing, runAll) });
  } catch (error) {
    /* An error in a promise reaches the page no other way. */
    setTimeout(() => {
      throw error;
    });
  }
});

/** Does runs of one plan, and returns their tallies in the order of the tasks. */
type Runner = (tasks: readonly Task[]) => Promise<Tally[]>;

/** Hands tasks out to whoever is free, in parts that become smaller, so that all end at about the same time. */
async function shareOut(tasks: readonly Task[], runners: readonly Runner[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  let taken = 0;
  const work = async (run: Runner) => {
    while (taken < tasks.length) {
      const from = taken;
      taken += Math.ceil((tasks.length - from) / (2 * runners.length));
      for (const [at, tally] of (await run(tasks.slice(from, taken))).entries()) tallies[from + at] = tally;
    }
  };
  await Promise.all(runners.map(work));
  return tallies;
}

/** Ends once the messages that have come were dealt with; a timer would take 4 ms. */
function untilOthersAreHeard() {
  return new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** A worker that does runs of one plan. */
function startRunner(token: string): Runner {
  const worker = new Worker(new URL("./run-worker.ts", import.meta.url), { type: "module" });
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error("A worker of the sizing could not be loaded."));
  });
  /* It may fail before it has been asked for anything. */
  failed.catch(() => undefined);
  return (tasks) => {
    const done = new Promise<Tally[]>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Tally[]>) => resolve(data);
    });
    worker.postMessage({ token, tasks });
    return Promise.race([done, failed]);
  };
}
