import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { afterPicture } from "../after-picture.ts";
import { changedIn, restoreFields } from "./fields.ts";
import { forgetUnsent, keepUnsent, readUnsent, type Unsent } from "./kept.ts";
import { useTab } from "./use-tab.ts";

/**
 * Keeps what is typed into the planner's form until it is sent: through a reload, Back, or a killed browser. What this
 * tab left at this address is restored at once; what a closed tab left anywhere is offered.
 * @param asked the page's data: a new object for each answer
 */
export function useUnsent(form: RefObject<HTMLFormElement | null>, name: string, asked: unknown) {
  const [isBack, setIsBack] = useState(false);
  const [refused, setRefused] = useState(false);
  const [settled, settle] = useState(false);
  /** The address that the form was sent from: once the answer is there, what was kept for it is deleted. */
  const sent = useRef<string>(undefined);
  const tab = useTab();
  const own = tab?.own;
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each answer, whatever it is
  useEffect(() => {
    const element = form.current;
    if (!element || own === undefined) return;
    const { search } = location;
    const keep = async () => {
      const values = changedIn(element);
      const isNothing = Object.keys(values).length === 0;
      if (isNothing) await forgetUnsent(own, search);
      else setRefused(!(await keepUnsent({ tab: own, search, name, at: Date.now(), values })));
    };
    const keeping = afterPicture(() => void keep());
    const type = ({ target }: Event) => {
      if ((target as Partial<HTMLInputElement>).form !== element) return;
      sent.current = undefined;
      keeping.ask();
    };
    const send = () => {
      sent.current = search;
    };
    let isOver = false;
    void (async () => {
      if (sent.current !== undefined) await forgetUnsent(own, sent.current);
      sent.current = undefined;
      const all = await readUnsent(Date.now());
      if (isOver) return;
      const mine = all.find((each) => each.tab === own && each.search === search);
      setIsBack(mine !== undefined && restoreFields(element, mine.values));
      document.addEventListener("input", type);
      element.addEventListener("submit", send);
      addEventListener("pagehide", keeping.now);
      /* Keeps what was typed before this script ran. */
      await keep();
    })();
    return () => {
      isOver = true;
      document.removeEventListener("input", type);
      element.removeEventListener("submit", send);
      removeEventListener("pagehide", keeping.now);
      keeping.now();
    };
  }, [asked, own]);

  /** Takes over what a closed tab left, at the address where it was typed. */
  async function takeUp(left: Unsent) {
    await keepUnsent({ ...left, tab: own ?? left.tab });
    await forgetUnsent(left.tab, left.search);
    settle(true);
    if (left.search !== location.search) await navigate(`/planner${left.search}`);
    else if (form.current) setIsBack(restoreFields(form.current, left.values));
  }

  function drop(left: Unsent) {
    void forgetUnsent(left.tab, left.search);
    settle(true);
  }

  return { isBack, refused, left: settled ? undefined : tab?.left, takeUp, drop };
}
