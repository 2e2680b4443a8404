import print from "#ui/print.css?url";
import { useDue } from "./use-due.ts";

const styles = <link rel="stylesheet" href={print} media="print" />;

/**
 * How a page looks on paper. No browser waits for it to show the page on a screen; still a first page that has no byte
 * to spare gets it `later`, when it stands. Once there it stays: taken away, it would have the browser style all anew.
 */
export function PrintStyles({ later }: { later: boolean }) {
  return useDue(!later) ? styles : <noscript>{styles}</noscript>;
}
