import { useEffect, useState } from "react";
import type { SandboxMoment } from "#server/page-input.ts";

/** still: as the page was loaded. lost, refused: the page connects again, soon or in half a minute. ended: why. */
export type LiveState = "still" | "live" | "lost" | "refused" | { ended: string };

/** Entries of each list that the page shows. */
const maxListed = 10;
/** ms after which a page that was refused asks again: a browser by itself never does. */
const asksAgain = 30_000;

/** The sandbox as the server has it, second by second, as long as the page is in view. */
export function useMoment(id: string, first: SandboxMoment) {
  const [shown, setShown] = useState(first);
  const [state, setState] = useState<LiveState>("still");
  useEffect(() => {
    let source: EventSource | undefined;
    let isOver = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(again);
      source?.close();
      source = undefined;
    };
    const open = () => {
      if (isOver || source || document.hidden) return;
      const opened = new EventSource(`/sandbox/${id}/watch`);
      source = opened;
      opened.addEventListener("moment", ({ data }) => {
        setState("live");
        setShown((before) => joined(before, JSON.parse(data) as SandboxMoment));
      });
      opened.addEventListener("end", ({ data }) => {
        isOver = true;
        close();
        setState({ ended: data });
      });
      opened.addEventListener("error", () => {
        if (opened.readyState !== EventSource.CLOSED) return setState("lost");
        close();
        setState("refused");
        again = setTimeout(open, asksAgain);
      });
    };
    const seen = () => (document.hidden ? close() : open());
    open();
    document.addEventListener("visibilitychange", seen);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      close();
    };
  }, [id]);
  return { shown, state };
}

/** Lists go on; a vehicle turns the shorter way round. */
function joined(before: SandboxMoment, next: SandboxMoment): SandboxMoment {
  const vehicles = next.vehicles.map((vehicle) => {
    const { turn } = before.vehicles.find(({ name }) => name === vehicle.name) ?? vehicle;
    return { ...vehicle, turn: turn + ((((vehicle.turn - turn + 540) % 360) + 360) % 360) - 180 };
  });
  const { inside } = next;
  if (!inside) return { ...next, vehicles };
  const messages = latest([...(before.inside?.messages ?? []), ...inside.messages]);
  const broken = latest([...(before.inside?.broken ?? []), ...inside.broken]);
  return { ...next, vehicles, inside: { ...inside, messages, broken } };
}

function latest<Entry extends { n: number }>(entries: readonly Entry[]) {
  return [...new Map(entries.map((entry) => [entry.n, entry])).values()].slice(-maxListed);
}
