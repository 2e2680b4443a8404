import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";
import { isModified } from "#ui/is-modified.ts";
import { nextTab } from "./next-tab.ts";
import styles from "./tabs.module.css";

type TabItem = {
  /** Unique among the tabs; the panel's id is the id of the tabs, a hyphen and this name. */
  name: string;
  tab: ReactNode;
  panel: ReactNode;
};

type TabsProps = {
  /** The accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  id?: string;
  /** column: stacked. split: equal parts, the selected one green. Left out: without a look of their own. */
  look?: "column" | "split";
  /** Called with the index at every change. */
  onSelect?: ((index: number) => void) | undefined;
  className?: string | undefined;
};

/**
 * Without script: links to sections one after the other, all in the HTML. Until script loads, a tab opens its panel by
 * `:target`. With script: WAI-ARIA tabs with the arrow keys of their direction, Home and End.
 */
export function Tabs({ label, items, id: given, look, onSelect, className }: TabsProps) {
  const made = useId();
  const id = given ?? made;
  const vertical = look === "column";
  const [selected, setSelected] = useState(0);
  const [ready, setReady] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const aimed = root.current?.querySelector<HTMLElement>(":scope > :target");
    if (aimed) setSelected(Number(aimed.dataset.panel));
    setReady(true);
  }, []);

  function select(index: number) {
    setSelected(index);
    if (index !== selected) onSelect?.(index);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = nextTab(event.key, vertical, selected, items.length);
    if (next === undefined || isModified(event)) return;
    event.preventDefault();
    select(next);
    root.current?.querySelectorAll<HTMLElement>(":scope > :first-child > *")[next]?.focus();
  }

  return (
    <div
      ref={root}
      className={classes(styles.tabs, look && styles[look], className)}
      data-ready={ready || undefined}
    >
      <div
        className={styles.list}
        {...(ready && { role: "tablist", "aria-label": label })}
        {...(ready && vertical && { "aria-orientation": "vertical" })}
      >
        {items.map(({ name, tab }, index) => (
          <a
            key={name}
            id={`${id}-${name}-tab`}
            href={`#${id}-${name}`}
            className={styles.tab}
            data-selected={index === selected || undefined}
            {...(ready && {
              role: "tab",
              "aria-selected": index === selected,
              "aria-controls": `${id}-${name}`,
              tabIndex: index === selected ? 0 : -1,
              onKeyDown,
              onClick: (event) => {
                event.preventDefault();
                select(index);
              },
            })}
          >
            {tab}
          </a>
        ))}
      </div>
      {items.map(({ name, panel }, index) => (
        <div
          key={name}
          id={`${id}-${name}`}
          className={styles.panel}
          data-panel={index}
          data-selected={index === selected || undefined}
          {...(ready && { role: "tabpanel", "aria-labelledby": `${id}-${name}-tab`, tabIndex: 0 })}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
