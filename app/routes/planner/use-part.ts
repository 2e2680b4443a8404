import { type ComponentType, useState } from "react";

/** Where the script of a part is that a press opens; "failed" where it didn't come. */
type State = "closed" | "loading" | "failed" | "open";

/** A part whose script is fetched by a press, and by the next one again where it didn't come. Nothing else of the page waits for it. */
export function usePart<Props>(fetch: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [state, setState] = useState<State>("closed");

  async function open() {
    if (Part) return;
    setState("loading");
    try {
      const { default: Fetched } = await fetch();
      setPart(() => Fetched);
      setState("open");
    } catch {
      setState("failed");
    }
  }

  return { Part, state, open };
}
