import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";
import { announceArrival } from "#app/document/first-paint.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./page-stage.module.css";

/**
 * The place where pages appear. While the next one loads, a skeleton stands in for it; once it is shown, focus goes to
 * its beginning, so that a screen reader and the keyboard start at the new page; on the search page, to the field.
 */
export function PageStage({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const navigation = useNavigation();
  const leaving = navigation.state === "loading" && navigation.location.pathname !== pathname;
  const shown = useRef(pathname);
  const isNew = useNavigationType() !== "POP" && !hash;

  useLayoutEffect(() => {
    if (shown.current !== pathname && isNew) announceArrival();
  }, [pathname, isNew]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const first = stage.current?.querySelector<HTMLElement>("[data-first-focus]") ?? stage.current;
    if (!hash) first?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <main id="main" ref={stage} tabIndex={-1} className={styles.stage} aria-busy={leaving}>
      {leaving && (
        <div className={styles.skeleton}>
          <Skeleton label="The page is loading" />
        </div>
      )}
      {children}
    </main>
  );
}
