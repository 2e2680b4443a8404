import { useEffect, useState } from "react";
import { timings } from "#app/timings.ts";
import print from "#ui/print.css?url";

const styles = <link rel="stylesheet" href={print} media="print" />;

/**
 * How a page looks on paper. No browser waits for it to show the page on a screen; still a first page that has no byte
 * to spare gets it `later`, when it stands. Once there it stays: taken away, it would have the browser style all anew.
 */
export function PrintStyles({ later }: { later: boolean }) {
  const [due, setDue] = useState(!later);

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), timings.prefetchDelay);
    return () => clearTimeout(timer);
  }, []);

  return due ? styles : <noscript>{styles}</noscript>;
}
