import { expect, vi } from "vitest";
import { boundDriver, type Engine, type Key, within } from "./driver.ts";
import { findElement, focusedStop, listenToRegions, type Role, watchForErrors } from "./in-page.ts";

/** How long (ms) an engine has for a new window. */
const maxToOpen = 30_000;

/** More than any page has. */
const maxStops = 120;

/** How long (ms) a stop has to scroll into view and to draw its ring. */
const maxToDraw = 10_000;

/* To look costs an engine as much as to draw, so it is not done more often than a person would. */
const patience = { timeout: 30_000, interval: 150 };

export type Visitor = Awaited<ReturnType<typeof openVisitor>>;

/** A visitor with a browser of one engine, who finds elements by role and accessible name. */
export async function openVisitor(engine: Engine, origin: string) {
  const watch = `(${watchForErrors})()`;
  const { driver, isStuck } = boundDriver(await within(maxToOpen, "open", engine.open(watch)));
  const errors: string[] = [];

  return {
    resize: driver.resize,
    press: (key: Key) => driver.press(key),
    type: driver.type,
    attach: driver.attach,
    run,

    /** Opens an address, whole or of this site, and waits until its script answers. */
    async open(address: string, { ready = true } = {}) {
      await noteErrors();
      await driver.goto(new URL(address, origin).href);
      await run(watchForErrors);
      if (!ready) return;
      await run(() => void dispatchEvent(new Event("pointerdown")));
      await until(() => "ready" in document.documentElement.dataset);
    },

    /** Presses what has a role and a name; a name stands for the words that it begins with. */
    async click(role: Role, name: string) {
      /* An element that moves, or is covered by one that is leaving, can't be pressed yet: Selenium throws at once. */
      await soon(async () => {
        const selector = await find(role, name);
        expect(await run(isMoved, selector)).toBe(false);
        await driver.click(selector);
      });
    },

    /** Puts text into a field in the place of what is there. */
    async fill(label: string, text: string) {
      await driver.click(await find("textbox", label));
      await run(() => {
        const field = document.activeElement;
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
        else if (field) getSelection()?.selectAllChildren(field);
      });
      await driver.type(text);
    },

    /**
     * Presses Tab until what has a name has the focus; a name stands for the words that it begins with. Each stop on the
     * way has to have a name, a role and a ring, in sight.
     * @param key another key that goes on, within a group of links
     */
    async walkTo(name: string, key: Key = "Tab") {
      const passed: string[] = [];
      for (let steps = 0; steps < maxStops; steps++) {
        await driver.press(key);
        const stop = await stopHere(`on the way to “${name}”, after ${passed.slice(-3).join(" › ")}`);
        if (stop.name.startsWith(name)) return stop;
        passed.push(stop.name);
        expect(passed.length > 2 && passed.at(-1) === passed.at(-2) ? stop.name : "").toBe("");
      }
      throw new Error(`“${name}” is no stop: ${passed.join(" › ")}`);
    },

    stopHere: () => stopHere(),

    /** Notes from now on what live regions say, and forgets what they said. @returns what they said before */
    async said() {
      await run(listenToRegions);
      return run(() => (window as { said?: string[] }).said?.splice(0) ?? []);
    },

    /** Waits until something with a role and a name is in sight. */
    see: async (role: Role, name: string) => void (await find(role, name)),

    /** Waits until the page says these words where they can be seen. */
    read: (words: string) =>
      soon(async () =>
        expect(await run(() => document.body.innerText.replaceAll(/\s+/g, " "))).toContain(words),
      ),

    until,
    isInSight: (role: Role, name: string) =>
      run(findElement, role, name).then((selector) => selector !== null),
    path: () => run(() => location.pathname + location.search),
    untilAt: (path: string) => soon(async () => expect(await run(() => location.pathname)).toBe(path)),
    soon,

    /** Ends the visit. @throws where a page had an error that nobody caught, or broke its own policy */
    async leave() {
      await noteErrors();
      await driver.close();
      expect(errors).toEqual([]);
    },
    abandon: () => driver.close(),
    isStuck,
  };

  /** What has the focus, once nothing is missing of it. @throws an assertion that names what is missing */
  function stopHere(where = "here") {
    return soon(async () => {
      const stop = await run(focusedStop);
      expect(stop.faults.map((fault) => `${stop.tag} “${stop.name}” ${where}: ${fault}`)).toEqual([]);
      return stop;
    }, maxToDraw);
  }

  /** Runs a function in the page, with arguments and an answer that JSON can hold. */
  async function run<Arguments extends unknown[], Answer>(
    task: (...given: Arguments) => Answer,
    ...given: Arguments
  ) {
    const list = given.map((argument) => JSON.stringify(argument)).join();
    return (await driver.evaluate(`(${task})(${list})`)) as Awaited<Answer>;
  }

  async function until(holds: () => boolean) {
    await soon(async () => expect(await run(holds)).toBe(true));
  }

  async function find(role: Role, name: string) {
    return soon(async () => {
      const selector = await run(findElement, role, name);
      expect(selector ?? `no ${role} “${name}”`).toMatch(/^\[data-found/);
      return `${selector}`;
    });
  }

  /** Retries until it passes. `expect.poll` supports one test at a time, and engines run in parallel. */
  function soon<Answer>(passes: () => Promise<Answer>, timeout = patience.timeout) {
    return vi.waitFor(passes, { ...patience, timeout });
  }

  async function noteErrors() {
    errors.push(...((await run(() => (window as { pageErrors?: string[] }).pageErrors ?? [])) as string[]));
  }
}

/** Runs in the page: whether an animation is under way that moves what the selector means: a press would miss it. */
function isMoved(selector: string) {
  const element = document.querySelector(selector);
  return document.getAnimations().some(({ playState, effect }) => {
    const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    return (
      playState === "running" && ends && effect instanceof KeyframeEffect && effect.target?.contains(element)
    );
  });
}
