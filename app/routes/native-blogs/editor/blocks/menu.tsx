import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import styles from "./menu.module.css";

export type MenuItem = {
  id: string;
  words: string;
  /** Shown below or beside the label. */
  about?: ReactNode;
  /** Why it cannot be chosen now. */
  unavailable?: string | undefined;
  choose: () => void;
};

type MenuProps = { label: string; items: readonly MenuItem[]; source: HTMLElement; onClose: () => void };

/**
 * A menu beside the button that opened it: a native popover, so Escape or a press outside closes it and returns the
 * focus. Arrows, Home, End and first letters move within it.
 */
export function Menu({ label, items, source, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current: element } = menu;
    if (!element) return;
    element.showPopover({ source });
    itemsOf(element)[0]?.focus();
    element.scrollIntoView({ block: "nearest" });
  }, [source]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const all = itemsOf(event.currentTarget);
    const current = all.indexOf(document.activeElement as HTMLElement);
    const to = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: -1,
    }[event.key];
    if (event.key === "Tab") {
      event.preventDefault();
      event.currentTarget.hidePopover();
    } else if (to !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      all.at(to % all.length)?.focus();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const letter = event.key.toLowerCase();
      const ahead = [...all.slice(current + 1), ...all.slice(0, current + 1)];
      ahead.find((item) => item.textContent?.toLowerCase().startsWith(letter))?.focus();
    }
  }

  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onToggle={(event) => event.newState === "closed" && onClose()}
    >
      {items.map(({ id, words, about, unavailable, choose }) => (
        <button
          key={id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          aria-disabled={unavailable ? true : undefined}
          onClick={() => {
            if (unavailable) return;
            menu.current?.hidePopover();
            choose();
          }}
        >
          <span>{words}</span>
          {(unavailable ?? about) && <small>{unavailable ?? about}</small>}
        </button>
      ))}
    </div>
  );
}

function itemsOf(menu: HTMLElement) {
  return Array.from(menu.querySelectorAll<HTMLElement>('[role="menuitem"]'));
}
