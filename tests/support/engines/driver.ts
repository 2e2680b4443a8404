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

export type Key = "Enter" | "Tab" | "Escape" | "ArrowRight" | "ArrowDown" | "End" | "Backspace";

export type Engine = {
  /** Opens a window of its own. `early` runs in every document before its own scripts, where the driver can do that. */
  open(early: string): Promise<Driver>;
  stop(): Promise<void>;
};
