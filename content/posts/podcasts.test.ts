import { expect, test } from "vitest";
import { episodes } from "./podcasts.ts";
import { transcripts } from "./transcripts.ts";

test("every episode has an address of its own", () => {
  expect(new Set(episodes.map(({ id }) => id)).size).toBe(episodes.length);
});

test.each(episodes.map(({ title, number }) => [title, transcripts[number] ?? []] as const))(
  "%s has a transcript in which every question gets its answer",
  (_, said) => {
    expect(said.length).toBeGreaterThan(6);
    expect(said.length % 2).toBe(0);
    expect(said[0]).toMatch(/[.?]$/);
  },
);
