import { useEffect, useState } from "react";
import { thresholds } from "#app/timings.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./scroll-to-top.module.css";

/** Appears once the visitor has scrolled more than 300 px. */
export function ScrollToTop() {
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    const look = () => setVisible(window.scrollY > thresholds.scrollToTopAfter);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);

  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Scroll to top"
      hidden={!visible}
      onClick={() => {
        window.scrollTo({ top: 0 });
        document.getElementById("main")?.focus({ preventScroll: true });
      }}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
