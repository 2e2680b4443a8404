import type { ReactNode } from "react";
import { href } from "react-router";
import type { Viewer } from "#server/staff/pages.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Mark } from "#ui/logo/logo.tsx";
import { SkipLink } from "#ui/skip-link/skip-link.tsx";
import styles from "./desk.module.css";

type DeskProps = {
  viewer: Viewer;
  heading: ReactNode;
  /** The current part of the desk. */
  current?: "enquiries" | "erase" | "accounts" | "audit" | "account";
  /** What was just done. */
  notice?: string | null | undefined;
  /** Shown beside the heading. */
  beside?: ReactNode;
  children: ReactNode;
};

/** The frame around every page for staff. */
export function Desk({ viewer, heading, current, notice, beside, children }: DeskProps) {
  const parts = [
    ...(viewer.rights.includes("enquiries") ? [{ id: "enquiries", words: "Enquiries", to: "/staff" }] : []),
    ...(viewer.rights.includes("blog") ? [{ id: "blog", words: "Blog", to: href("/native-blogs") }] : []),
    ...(viewer.rights.includes("administration")
      ? [
          { id: "erase", words: "Erase a person", to: "/staff/erase" },
          { id: "accounts", words: "Accounts", to: "/staff/accounts" },
          { id: "audit", words: "Log", to: "/staff/audit" },
        ]
      : []),
    { id: "account", words: viewer.name, to: "/staff/account" },
  ];
  return (
    <>
      <SkipLink target="main">Skip to content</SkipLink>
      <header className={styles.bar}>
        <a href={href("/")} aria-label="The website" className={styles.mark}>
          <Mark />
        </a>
        <nav aria-label="Desk">
          <ul className={styles.parts}>
            {parts.map(({ id, words, to }) => (
              <li key={id}>
                <a href={to} aria-current={id === current ? "page" : undefined}>
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <form method="post" action="/staff/sign-out">
          <Button type="submit" size="small">
            Sign out
          </Button>
        </form>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.top}>
          <h1>{heading}</h1>
          {beside}
        </div>
        {notice && (
          <Alert tone="success" className={styles.notice}>
            <p>{notice}</p>
          </Alert>
        )}
        {children}
      </main>
    </>
  );
}
