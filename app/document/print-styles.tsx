import print from "#ui/print.css?url";

/** The print stylesheet. No browser waits for it before it shows the page on a screen. */
export function PrintStyles() {
  return <link rel="stylesheet" href={print} media="print" />;
}
