import print from "#ui/print.css?url";

/** How a page looks on paper. No browser waits for it to show the page on a screen. */
export function PrintStyles() {
  return <link rel="stylesheet" href={print} media="print" />;
}
