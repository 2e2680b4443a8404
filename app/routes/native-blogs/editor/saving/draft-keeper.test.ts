import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyFields } from "#content/posts/post-placeholders.ts";
import type { DraftOutcome } from "./calls.ts";
import { createDraftKeeper, type DraftStatus, draftTimings } from "./draft-keeper.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const words = (title: string) => ({ ...emptyFields(), title });

function begin(answers: DraftOutcome[] = []) {
  const here: string[] = [];
  const server: { title: string; sequence: number }[] = [];
  const said: DraftStatus[] = [];
  const keeper = createDraftKeeper({
    sequence: 7,
    keepHere: async ({ fields }) => {
      here.push(fields.title);
      return true;
    },
    send: async ({ fields, sequence }) => {
      server.push({ title: fields.title, sequence });
      return answers.shift() ?? "kept";
    },
    report: (status) => said.push(status),
  });
  return { keeper, here, server, said };
}

test("keeps each change in this browser at once, and the latest on the server a moment later", async () => {
  const { keeper, here, server, said } = begin();
  keeper.keep(words("a"));
  await vi.advanceTimersByTimeAsync(0);
  expect(here).toEqual(["a"]);
  keeper.keep(words("ab"));
  await vi.advanceTimersByTimeAsync(draftTimings.send - 1);
  expect(here).toEqual(["a", "ab"]);
  expect(server).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.map(({ title }) => title)).toEqual(["ab"]);
  expect(said.at(-1)?.kind).toBe("saved");
});

test("sequence numbers go up, even when the clock goes back", async () => {
  const { keeper, server } = begin();
  keeper.keep(words("a"));
  await vi.advanceTimersByTimeAsync(draftTimings.send);
  vi.setSystemTime(new Date("2026-11-21T11:00:00Z"));
  keeper.keep(words("b"));
  await vi.advanceTimersByTimeAsync(draftTimings.send);
  const [first, second] = server;
  expect(first?.sequence).toBeGreaterThan(7);
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
});

test("retries at longer and longer intervals, and says that the draft is in this browser only", async () => {
  const { keeper, server, said } = begin(["offline", "offline", "signed-out"]);
  keeper.keep(words("a"));
  await vi.advanceTimersByTimeAsync(draftTimings.send);
  expect(said.at(-1)).toEqual({ kind: "not-saved", reason: "offline", isInBrowser: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server).toHaveLength(4);
  expect(said.at(-1)?.kind).toBe("saved");
  await vi.advanceTimersByTimeAsync(300_000);
  expect(server).toHaveLength(4);
});

test("pauses while the post is saved: the request under way ends, none follows, this browser keeps drafts", async () => {
  const { keeper, here, server } = begin();
  keeper.keep(words("a"));
  await keeper.pause();
  keeper.keep(words("ab"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(here).toEqual(["a", "ab"]);
  expect(server).toEqual([]);
  keeper.resume();
  await vi.advanceTimersByTimeAsync(draftTimings.send);
  expect(server.map(({ title }) => title)).toEqual(["ab"]);
});

test("sends at once when the page is about to unload", async () => {
  const { keeper, server } = begin();
  keeper.keep(words("a"));
  await keeper.flush();
  expect(server).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server).toHaveLength(1);
});
