import { type RefObject, useCallback, useEffect } from "react";
import { thresholds } from "#app/timings.ts";

/**
 * Closes the dropdowns and the menu of a phone: with Escape, when the keyboard's focus leaves them, when the window
 * reaches 768 px, and by a press outside at 1024 px or wider. `check` opens the menu where there are no popovers.
 * Returns what closes both at once.
 */
export function useClosing(menu: RefObject<HTMLElement | null>, check: RefObject<HTMLInputElement | null>) {
  const close = useCallback(() => {
    openDropdown(menu.current)?.removeAttribute("open");
    if (check.current) check.current.checked = false;
    /* Where there are no popovers, the selector is an error. */
    if (menu.current?.hidePopover && menu.current.matches(":popover-open")) menu.current.hidePopover();
  }, [menu, check]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const wide = matchMedia(`(width >= ${thresholds.tablet}px)`);

    document.addEventListener(
      "keydown",
      (event) => {
        const dropdown = openDropdown(menu.current);
        if (event.key === "Escape" && check.current?.checked) {
          check.current.focus();
          close();
        }
        if (event.key !== "Escape" || !dropdown || !wide.matches) return;
        if (dropdown.contains(document.activeElement)) dropdown.querySelector("summary")?.focus();
        close();
      },
      { signal },
    );

    document.addEventListener(
      "focusin",
      ({ target }) => {
        if (target === check.current) return;
        const holder = wide.matches ? openDropdown(menu.current) : menu.current;
        if (target instanceof Element && target.matches(":focus-visible") && !holder?.contains(target))
          close();
      },
      { signal },
    );

    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        if (window.innerWidth < thresholds.desktop) return;
        if (target instanceof Node && !openDropdown(menu.current)?.contains(target)) close();
      },
      { signal },
    );

    wide.addEventListener("change", close, { signal });
    return () => listening.abort();
  }, [menu, check, close]);

  return close;
}

function openDropdown(menu: HTMLElement | null) {
  return menu?.querySelector("details[open]");
}
