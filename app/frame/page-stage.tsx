import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./page-stage.module.css";

const patience = 150; /* ms: a page that was fetched ahead is there sooner, and drawing a skeleton would delay it. */

/**
 * The place where pages appear. While the next one takes its time, a skeleton stands in for it; once it is there,
 * focus goes to its beginning, so that a screen reader and the keyboard start at the new page; on a search, to the field.
 */
export function PageStage({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const navigation = useNavigation();
  const leaving = navigation.state === "loading" && navigation.location.pathname !== pathname;
  const isSlow = useSlow(leaving);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const first = stage.current?.querySelector<HTMLElement>("[data-first-focus]") ?? stage.current;
    if (!hash) first?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <main id="main" ref={stage} tabIndex={-1} className={styles.stage} aria-busy={leaving}>
      {isSlow && (
        <div className={styles.skeleton}>
          <Skeleton label="The page is loading" />
        </div>
      )}
      {children}
    </main>
  );
}

function useSlow(isBusy: boolean) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(setSlow, patience, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isBusy && isSlow;
}
