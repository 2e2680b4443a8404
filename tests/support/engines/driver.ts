import { setTimeout as delay } from "node:timers/promises";

/** What a browser has to be able to do for the journeys of tests/engines: the least that all drivers share. */
export type Driver = {
  goto(url: string): Promise<void>;
  /** Runs an expression in the page; what it makes is awaited and has to be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the pointer in the middle of the one element that a CSS selector finds. */
  click(selector: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses a file of this machine in a field for files. */
  attach(selector: string, file: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/** Keys that have no letter, the two that have one in a shortcut, and those that are held while another is pressed. */
export type Key =
  | "Enter"
  | "Tab"
  | "Escape"
  | "ArrowRight"
  | "ArrowLeft"
  | "ArrowDown"
  | "End"
  | "Backspace"
  | "Delete"
  | "Shift+Tab"
  | "Control+z"
  | "Control+Shift+z";

export type Engine = {
  /** Opens a window of its own. `early` runs in every document before its own scripts, where the driver can do that. */
  open(early: string): Promise<Driver>;
  stop(): Promise<void>;
};

/** How long (ms) a driver has for one command: many times what the slowest takes on a busy machine. */
const maxPerCommand = 25_000;

/** A driver that no longer answers commands, as WebKit's does now and then: not the page's fault. */
export class StuckDriver extends Error {
  override name = "StuckDriver";
}

/** The same driver, whose commands fail if it doesn't answer. @returns it, and whether one failed so */
export function boundDriver(driver: Driver) {
  let stuck = false;
  const bound = new Proxy(driver, {
    get(target, name: keyof Driver) {
      return async (...given: never[]) => {
        if (stuck) throw new StuckDriver(`“${name}” was not tried: an earlier command got no answer.`);
        try {
          return await within(maxPerCommand, name, (target[name] as Command)(...given));
        } catch (error) {
          stuck = error instanceof StuckDriver;
          throw error;
        }
      };
    },
  });
  return { driver: bound, isStuck: () => stuck };
}

type Command = (...given: never[]) => Promise<unknown>;

/**
 * Waits for an answer of a driver.
 * @param most for how long, ms
 * @throws a StuckDriver that names the command where none came
 */
export async function within<Answer>(most: number, name: string, answer: Promise<Answer>): Promise<Answer> {
  const limit = new AbortController();
  const late = delay(most, undefined, { signal: limit.signal }).then(() => {
    throw new StuckDriver(`No answer to “${name}” in ${most / 1000} s.`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    limit.abort();
    late.catch(() => {});
  }
}
