import { type CSSProperties, useState } from "react";
import { Mark, markType } from "#app/sections/mark/mark.tsx";
import { timings } from "#app/timings.ts";
import type { Customer } from "#content/company/customers.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./logo-marquee.module.css";

type LogoMarqueeProps = {
  customers: readonly Customer[];
  words: { label: string; pause: string; play: string };
};

/**
 * An endless row of names that moves past, two seconds a name. It pauses under the pointer, while its button has
 * keyboard focus, and while the visitor has paused it (WCAG 2.2.2). Under reduced motion, or without the script that
 * the button needs, the names stand in rows.
 */
export function LogoMarquee({ customers, words }: LogoMarqueeProps) {
  const [motion, setMotion] = useState<"running" | "paused">();
  const resting = motion === "paused";
  const time = { "--time": `${customers.length * timings.marqueePerLogo}ms` } as CSSProperties;

  return (
    <div className={styles.marquee} data-motion={motion} style={time}>
      <div className={styles.belt}>
        <div className={styles.run}>
          <Marks customers={customers} label={words.label} />
          <Marks customers={customers} />
        </div>
      </div>
      <Button
        size="small"
        className={styles.control}
        icon={resting ? "play" : "pause"}
        aria-label={`${resting ? words.play : words.pause}: ${words.label}`}
        onClick={() => setMotion(resting ? "running" : "paused")}
      >
        {resting ? words.play : words.pause}
      </Button>
    </div>
  );
}

/** A row of marks. Without a label it is the second copy, which makes the loop seamless. */
function Marks({ customers, label }: { customers: readonly Customer[]; label?: string }) {
  return (
    <ul className={styles.marks} aria-label={label} aria-hidden={label === undefined || undefined}>
      {customers.map((customer) => (
        <li key={customer.id} className={styles.mark} style={markType(customer)}>
          <Mark customer={customer} />
        </li>
      ))}
    </ul>
  );
}
