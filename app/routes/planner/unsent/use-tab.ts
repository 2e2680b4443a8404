import { useEffect, useState } from "react";
import { readUnsent, type Unsent } from "./kept.ts";
import { answerRollCall, listOpenTabs } from "./tab.ts";

type Tab = { own: string; left: Unsent | undefined };

/** This tab's name, and what closed tabs left; undefined until the other tabs have answered. */
export function useTab(): Tab | undefined {
  const [tab, setTab] = useState<Tab>();
  useEffect(() => {
    let end: (() => void) | undefined = () => {};
    void (async () => {
      const [{ own, open }, all] = await Promise.all([listOpenTabs(), readUnsent(Date.now())]);
      if (!end) return;
      end = answerRollCall(own);
      setTab({ own, left: all.find((each) => each.tab !== own && !open.has(each.tab)) });
    })();
    return () => {
      end?.();
      end = undefined;
    };
  }, []);
  return tab;
}
