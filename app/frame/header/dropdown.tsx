import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { thresholds, timings } from "#app/timings.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./dropdown.module.css";

type DropdownProps = { title: string; onClose?: () => void; children: ReactNode };

/**
 * A group of the header: native `<details>`, one open at a time. From 768 px up a mouse opens it by hovering, and it
 * closes 150 ms after the mouse has left; a click on a group that the mouse has just opened keeps it open.
 */
export function Dropdown({ title, onClose, children }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const openedByHover = useRef(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  /* The mouse may be over it before the script has loaded. */
  useEffect(() => {
    const isUnderMouse = details.current?.closest("li")?.matches(":hover") && matchMedia("(hover)").matches;
    if (isUnderMouse && isWide()) openForMouse(details.current, openedByHover);
  }, []);

  function enter(event: PointerEvent) {
    clearTimeout(closing.current);
    if (hovers(event)) openForMouse(details.current, openedByHover);
  }

  function leave(event: PointerEvent) {
    if (!hovers(event)) return;
    closing.current = setTimeout(() => details.current?.removeAttribute("open"), timings.dropdownCloseDelay);
  }

  function click(event: MouseEvent) {
    if (openedByHover.current && details.current?.open) event.preventDefault();
    openedByHover.current = false;
  }

  return (
    <li onPointerEnter={enter} onPointerLeave={leave}>
      <details
        ref={details}
        name="navigation"
        className={styles.dropdown}
        onToggle={({ newState }) => newState === "closed" && onClose?.()}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive, and Enter and Space click it */}
        <summary className={styles.title} onClick={click}>
          {title}
          <Icon name="chevron" />
        </summary>
        <div className={styles.panel}>{children}</div>
      </details>
    </li>
  );
}

function openForMouse(details: HTMLDetailsElement | null, openedByHover: RefObject<boolean>) {
  if (!details || details.open) return;
  details.open = true;
  openedByHover.current = true;
}

function hovers(event: PointerEvent) {
  return event.pointerType === "mouse" && isWide();
}

function isWide() {
  return window.innerWidth >= thresholds.tablet;
}
