import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Collects garbage until it is told to stop: what only memory's good luck kept alive is gone then. */
export function collectGarbage() {
  let isOver = false;
  void (async () => {
    for (; !isOver; await wait(20)) collect();
  })();
  return {
    [Symbol.dispose]() {
      isOver = true;
    },
  };
}
