import { expect } from "vitest";
import { plannerWords } from "#content/planner/planner.ts";
import type { Visitor } from "#tests/support/engines/visitor.ts";

/** The one that every engine makes, also in a whole run. */
export const drawing = "draws two places and a lane";

/** What a visitor does by Tab, arrows, Enter and letters alone; every stop on the way has a name, a role and a ring. */
export const journeysWithoutPointer: Record<string, (visitor: Visitor) => Promise<void>> = {
  "begins with a case, lets its fleet drive, makes trouble and goes back in time, by keys alone": async (
    visitor,
  ) => {
    await visitor.open("/planner", { ready: false });
    await visitor.walkTo("Wrapped pallets");
    await visitor.walkTo("Racks to packing", "ArrowRight");
    /* Before the script of all parts is there, a case is another document, which begins at its top. */
    await visitor.until(() => document.querySelector("[data-vehicle]") !== null);
    await visitor.press("Enter");
    await visitor.until(() => `${document.querySelector("#plan")?.textContent}`.startsWith("Racks"));
    expect((await visitor.stopHere()).name).toBe("Racks to packing");
    await visitor.until(() => document.querySelector("[data-vehicle]") !== null);
    const states = () =>
      visitor.run(() =>
        [...document.querySelectorAll("[data-vehicle]")].map((vehicle) => vehicle.getAttribute("data-state")),
      );
    const clock = () => visitor.run(() => document.querySelector("figure time")?.textContent ?? "");
    await visitor.walkTo("Pause");
    await visitor.press("Enter");
    await visitor.soon(async () => expect((await visitor.stopHere()).name).toBe("Run"));
    const stood = await clock();
    await visitor.walkTo("One minute back", "ArrowRight");
    await visitor.press("Enter");
    await visitor.soon(async () => expect((await clock()) < stood).toBe(true));
    await visitor.walkTo("Press the floor to make trouble");
    await visitor.walkTo("Stop it");
    await visitor.press("Enter");
    await visitor.soon(async () => expect((await visitor.stopHere()).name).toBe("Let it go on"));
    await visitor.walkTo("One minute back", "Shift+Tab");
    await visitor.walkTo("Run", "ArrowLeft");
    await visitor.press("Enter");
    await visitor.soon(async () => expect((await states())[0]).toBe("stopped"));
  },

  "changes a count, draws two places and a lane, takes steps back and on, and takes the answer away, by keys alone":
    async (visitor) => {
      const rows = () =>
        visitor.run(() =>
          ["places", "lanes"].map(
            (list) => document.querySelector<HTMLTextAreaElement>(`#job-${list}`)?.value.split("\n") ?? [],
          ),
        );
      const answer = () =>
        visitor.run(() => document.querySelector<HTMLElement>("[aria-labelledby=plan] ul")?.innerText ?? "");
      const says = (words: RegExp) =>
        visitor.soon(async () => {
          heard.push(...(await visitor.said()));
          expect(heard.join("\n")).toMatch(words);
        });
      let heard: string[] = [];

      await visitor.open("/planner", { ready: false });
      await visitor.walkTo("Orders an hour");
      await visitor.said();
      await visitor.type("4");
      await visitor.soon(async () => expect(await answer()).toMatch(/Before: 5 vehicles/));
      await visitor.soon(async () => expect(await answer()).toMatch(/How many\s+[1-4] vehicles?/));
      await says(/^[1-4] vehicles?/m);
      expect(heard).toEqual([...new Set(heard)]);
      expect((await visitor.stopHere()).name).toMatch(/^Orders an hour/);

      const [places = [], lanes = []] = await rows();
      await visitor.walkTo("Draw the floor");
      await visitor.press("Enter");
      await visitor.until(() => document.querySelector("svg[role=group]") !== null);
      expect((await visitor.stopHere()).name).toBe("Draw what the rows hold now");
      await visitor.walkTo("Add a place");
      heard = [];
      await visitor.press("Enter");
      await says(/place \d+, at/);
      expect((await visitor.stopHere()).name).toBe("Add a place");
      await visitor.press("Enter");
      await visitor.soon(async () => expect((await rows())[0]).toHaveLength(places.length + 2));
      const [first = "", second = ""] = ((await rows())[0] ?? []).slice(-2).map((row) => row.split(";")[0]);
      await visitor.walkTo("Lane from the chosen place");
      await visitor.press("Enter");
      await says(new RegExp(`lane from ${second}`));
      await visitor.walkTo(`${first}, at`);
      await visitor.press("Enter");
      await visitor.soon(async () => expect((await rows())[1]).toHaveLength(lanes.length + 1));
      expect((await rows())[1]?.at(-1)).toMatch(`${second}; ${first};`);
      await says(new RegExp(`Lane between ${second} and ${first}`));

      await visitor.press("ArrowRight");
      const moved = (await visitor.stopHere()).name;
      await says(new RegExp(`${moved}`));
      await visitor.press("Control+z");
      await visitor.press("Control+z");
      await visitor.soon(async () => expect((await rows())[1]).toHaveLength(lanes.length));
      await visitor.press("Control+Shift+z");
      await visitor.soon(async () => expect((await rows())[1]).toHaveLength(lanes.length + 1));
      await visitor.press("Control+Shift+z");
      await visitor.soon(async () => expect((await visitor.stopHere()).name).toBe(moved));

      /* What has the focus goes: the next place has it. */
      await visitor.press("Delete");
      await visitor.soon(async () => expect((await rows())[0]).toHaveLength(places.length + 1));
      expect((await visitor.stopHere()).name).toMatch(/, at /);
      await visitor.press("Control+z");
      await visitor.soon(async () => expect((await rows())[1]).toHaveLength(lanes.length + 1));
      await visitor.stopHere();

      await visitor.walkTo("x, mm");
      await visitor.type("12000");
      await visitor.press("Enter");
      await visitor.soon(async () => expect((await rows())[0]?.join("\n")).toContain("; 12000;"));
      expect((await visitor.stopHere()).name).toBe("x, mm");
      await visitor.walkTo("Take lane away");
      await visitor.press("Enter");
      await visitor.soon(async () => expect((await rows())[1]).toHaveLength(lanes.length));
      await visitor.stopHere();

      await visitor.soon(async () => expect(await answer()).toMatch(/How many\s+\d+ vehicles?/));
      /* What comes later above the focus moves it, in Firefox out of sight. */
      const { stop, stopping } = plannerWords.sizing;
      const told = () => visitor.run(() => document.querySelector("main")?.textContent ?? "");
      await visitor.soon(async () => expect(await told()).toContain(stop));
      await visitor.soon(async () => expect(await told()).not.toContain(stopping));
      await visitor.walkTo("Open this plan by its own address");
      await visitor.walkTo("Requirement, PDF", "ArrowDown");
      const kind = () =>
        visitor.run(async () => {
          const file = await fetch((document.activeElement as HTMLAnchorElement).href);
          return file.headers.get("content-type");
        });
      /* It is set anew, which takes a moment. */
      await visitor.soon(async () => expect(await kind()).toBe("application/pdf"));
    },

  "chooses a vehicle of the hall, stops it, blocks a lane and lets both go on, by keys alone": async (
    visitor,
  ) => {
    await visitor.open("/planner/play", { ready: false });
    await visitor.until(() => document.querySelectorAll("main tbody button").length > 0);
    await visitor.walkTo("Pause");
    await visitor.press("Enter");
    await visitor.walkTo("Speed");
    await visitor.walkTo("Vehicle 1");
    await visitor.press("Enter");
    await visitor.walkTo("Stop it");
    await visitor.said();
    await visitor.press("Enter");
    await visitor.soon(async () => expect((await visitor.stopHere()).name).toBe("Let it go on"));
    await visitor.walkTo("Run", "Shift+Tab");
    await visitor.press("Enter");
    const row = () => visitor.run(() => document.querySelector("tr[data-selected]")?.textContent ?? "");
    await visitor.soon(async () => expect(await row()).toContain("Stopped by you"));
    await visitor.walkTo("Let it go on");
    await visitor.press("Enter");
    await visitor.soon(async () => expect(await row()).not.toContain("Stopped by you"));
    await visitor.walkTo("Block the lane");
    await visitor.press("Enter");
    await visitor.soon(async () => expect((await visitor.stopHere()).name).toBe("Clear the lane"));
    const heard: string[] = [];
    await visitor.soon(async () => {
      heard.push(...(await visitor.said()));
      expect(heard.join("\n")).toMatch(/Lane 1 .* is blocked/);
    });
    /* What the fleet does by itself is read, not announced: it would never end. */
    expect(heard.join("\n")).not.toMatch(/picked up|delivered|door/);
    await visitor.press("Enter");
    await visitor.soon(async () => expect((await visitor.stopHere()).name).toBe("Block the lane"));
  },

  "has messages judged and reads what is broken, by keys alone": async (visitor) => {
    await visitor.open("/vda-5050", { ready: false });
    await visitor.walkTo("Message or log");
    await visitor.said();
    await visitor.type("{}");
    await visitor.walkTo("Check");
    await visitor.press("Enter");
    const heard: string[] = [];
    await visitor.soon(async () => {
      heard.push(...(await visitor.said()));
      expect(heard.length).toBeGreaterThan(0);
    });
    expect(heard).toEqual([...new Set(heard)]);
    expect((await visitor.stopHere()).name).toMatch(/^Check/);
  },
};
