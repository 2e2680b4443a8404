import { useId, useRef, useState } from "react";
import { href } from "react-router";
import { company } from "#content/company/company.ts";
import { navigation } from "#content/frame/navigation.ts";
import { Button } from "#ui/button/button.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Logo } from "#ui/logo/logo.tsx";
import { PageLink } from "../page-link.tsx";
import dropdown from "./dropdown.module.css";
import { Dropdown } from "./dropdown.tsx";
import { DropdownLinks } from "./dropdown-links.tsx";
import styles from "./header.module.css";
import { HeaderLink } from "./header-link.tsx";
import menuStyles from "./menu.module.css";
import { ProductsPanel } from "./products-panel.tsx";
import { useClosing } from "./use-closing.ts";

/**
 * One navigation for every width: four dropdowns in a row from 768 px up, below that a full-screen popover in
 * which they are an accordion. `popover` and `<details name>` open and close it before script. A browser without
 * popovers (Safari 16, Chrome 113, Firefox 124) shows a checkbox instead of the buttons: checked is open.
 */
export function Header() {
  const menu = useRef<HTMLElement>(null);
  const menuId = useId();
  const check = useRef<HTMLInputElement>(null);
  const close = useClosing(menu, check);
  /* How often the Products panel was opened: each time it begins at the first tab. */
  const [looks, setLooks] = useState(0);
  const home = (
    <PageLink to={href("/")} className={styles.home} aria-label={`${company.name}, ${navigation.home}`}>
      <Logo name={company.name} />
    </PageLink>
  );

  return (
    <header className={styles.header}>
      {home}
      <button
        type="button"
        className={menuStyles.toggle}
        popoverTarget={menuId}
        aria-label={navigation.openMenu}
      >
        <Icon name="menu" />
      </button>
      <input ref={check} type="checkbox" className={menuStyles.check} aria-label={navigation.openMenu} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it hears the click of the links in it, which keys make too */}
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        className={menuStyles.menu}
        aria-label={navigation.label}
        onClick={(event) =>
          event.target instanceof Element && event.target.closest("a[href^='/']") && close()
        }
      >
        <div className={menuStyles.menuTop}>
          {home}
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: it is in a popover, which gives the focus when it opens
            autoFocus
            className={menuStyles.toggle}
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={navigation.closeMenu}
          >
            <Icon name="close" />
          </button>
        </div>
        <ul className={styles.groups}>
          <Dropdown title={navigation.products.title} onClose={() => setLooks(looks + 1)}>
            <ProductsPanel key={looks} />
          </Dropdown>
          {navigation.groups.map((group) => (
            <Dropdown key={group.title} title={group.title}>
              <DropdownLinks links={group.links} />
            </Dropdown>
          ))}
          <li>
            <HeaderLink to={href(navigation.about.path)} className={dropdown.title}>
              {navigation.about.title}
            </HeaderLink>
          </li>
        </ul>
        <HeaderLink to={href(navigation.search.path)} className={classes(dropdown.title, styles.search)}>
          <span>{navigation.search.title}</span>
          <Icon name="search" />
        </HeaderLink>
        <Button
          tone="solid"
          size="small"
          link={<PageLink to={href(navigation.contact.path)} />}
          className={styles.contact}
        >
          {navigation.contact.title}
        </Button>
      </nav>
    </header>
  );
}
