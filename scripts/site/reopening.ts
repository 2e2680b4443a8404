type Closing = { close: () => Promise<void> };

/**
 * Keeps a resource open, and reopens it when its module is reloaded.
 * @param load returns the same module until one of its sources is saved
 * @returns `current` throws what loading or opening throws, and tries again when it is called next
 */
export function reopening<Module, Opened extends Closing>(
  load: () => Promise<Module>,
  open: (module: Module) => Promise<Opened>,
) {
  let opened: { by: Module; it: Opened } | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  return { current: () => inTurn(renew), close: () => inTurn(closeOpened) };

  async function renew() {
    const module = await load();
    if (opened?.by === module) return opened.it;
    await closeOpened();
    const it = await open(module);
    opened = { by: module, it };
    return it;
  }

  async function closeOpened() {
    const old = opened?.it;
    opened = undefined;
    await old?.close();
  }

  /** One at a time: a database is not opened while it is being closed. */
  function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = turn.then(act);
    turn = result.catch(() => undefined);
    return result;
  }
}
