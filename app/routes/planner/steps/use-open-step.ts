import { createContext, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";

type OpenSteps = { open: string | undefined; change: (id: string, isOpen: boolean) => void };

/** Which step is open on a phone. It outlives the fields, which each new plan fills anew. */
export const OpenStep = createContext<OpenSteps>({ open: undefined, change: () => {} });

/** @param first the step that is open before a visitor opens another */
export function useOpenStep(first: string): OpenSteps {
  const [open, setOpen] = useState<string | undefined>(first);
  const change = useCallback((id: string, isOpen: boolean) => {
    setOpen((before) => (isOpen ? id : before === id ? undefined : before));
  }, []);

  useEffect(() => {
    /* A visitor may have opened another before the script came. */
    const opened = stepOf(document.querySelector(`${steps}[open]`));
    if (opened) setOpen(opened);
    /* Not every engine opens what a link leads to, and where it scrolls to depends on what is open. */
    const follow = ({ target }: MouseEvent) => {
      const [, id] = (target as Element).closest("a")?.getAttribute("href")?.split("#", 2) ?? [];
      const step = id && stepOf(document.getElementById(id)?.closest(`${steps}, section:has(> ${steps})`));
      if (step) flushSync(() => setOpen(step));
    };
    document.addEventListener("click", follow, true);
    return () => document.removeEventListener("click", follow, true);
  }, []);
  return { open, change };
}

const steps = 'details[name="step"]';

/** The id of a step, which is that of its heading. */
const stepOf = (part: Element | null | undefined) =>
  part?.closest("section")?.getAttribute("aria-labelledby");
