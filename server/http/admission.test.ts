import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { Busy, openAdmission, type Turn } from "./admission.ts";

test("a fixed number of jobs run at once, and networks take turns", async () => {
  const { begun, ask, end } = open({ atOnce: 1 });
  for (const name of ["a1", "a2", "a3", "b1", "c1"]) ask(name);
  for (let round = 0; round < 5; round++) await end();
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3"]);
});

test("one network never has every place, so another is served at once", async () => {
  const { begun, ask, end } = open({ atOnce: 2 });
  for (const name of ["a1", "a2", "a3", "b1", "c1"]) ask(name);
  await turn();
  expect(begun).toEqual(["a1", "b1"]);
  await end();
  expect(begun).toEqual(["a1", "b1", "a2"]);
});

test("a job learns how much of its time is left", async () => {
  const { admit } = openAdmission({ atOnce: 1, longest: 1000 });
  const turn = { lane: "visitors", network: "a" } as const;
  const first = admit(turn, () => wait(50));
  expect(await admit(turn, async (left) => left)).toBeLessThan(860);
  await first;
});

test("jobs of staff come first", async () => {
  const { begun, ask, end } = open({ atOnce: 1 });
  for (const name of ["a1", "a2", "b1"]) ask(name);
  ask("s1", "first");
  for (let round = 0; round < 4; round++) await end();
  expect(begun).toEqual(["a1", "s1", "a2", "b1"]);
});

test("if too many wait, the network with most waiting jobs loses its latest", async () => {
  const { refused, ask, counts } = open({ atOnce: 1, longestQueue: 4, longestQueueOfNetwork: 3 });
  for (const name of ["a1", "a2", "a3", "a4", "a5", "b1", "c1"]) ask(name);
  await turn();
  expect(refused).toEqual(["a5", "a4"]);
  expect(counts()).toEqual({ underWay: 1, waiting: 4, refused: 2 });
});

test("a job that waits too long is refused, and its place becomes free", async () => {
  const { refused, ask, end, begun } = open({ atOnce: 1, longestWait: 10 });
  ask("a1");
  ask("a2");
  await expect.poll(() => refused).toEqual(["a2"]);
  await end();
  ask("a3");
  await expect.poll(() => begun).toEqual(["a1", "a3"]);
});

test("whoever asked is refused when the time is over, and a job that goes on keeps its place", async () => {
  const { refused, begun, ask, end } = open({ atOnce: 1, longest: 200, longestWait: 1000 });
  ask("a1");
  ask("b1");
  await expect.poll(() => refused).toEqual(["a1"]);
  expect(begun).toEqual(["a1"]);
  await end();
  expect(begun).toEqual(["a1", "b1"]);
});

test("a job that waits for something else lets the next one in after a while", async () => {
  const { begun, ask } = open({ atOnce: 1, longest: 10 });
  ask("a1");
  ask("a2");
  await expect.poll(() => begun).toEqual(["a1", "a2"]);
});

/** Jobs by name, the first letter of which is their network. */
function open(limits: Parameters<typeof openAdmission>[0]) {
  const { admit, counts } = openAdmission(limits);
  const begun: string[] = [];
  const refused: string[] = [];
  const underWay: (() => void)[] = [];
  return {
    begun,
    refused,
    counts,
    ask(name: string, lane: Turn["lane"] = "visitors") {
      const job = () => {
        begun.push(name);
        return new Promise<void>((resolve) => underWay.push(resolve));
      };
      admit({ lane, network: name.charAt(0) }, job).catch((error) => {
        expect(error).toBeInstanceOf(Busy);
        refused.push(name);
      });
    },
    /** Ends the job that began first. */
    async end() {
      await turn();
      underWay.shift()?.();
      for (let round = 0; round < 3; round++) await turn();
    },
  };
}
