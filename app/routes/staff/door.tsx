import type { ReactNode } from "react";
import { href } from "react-router";
import { company } from "#content/company/company.ts";
import { navigation } from "#content/frame/navigation.ts";
import { Logo } from "#ui/logo/logo.tsx";
import styles from "./door.module.css";

/** The frame of pages for signing in and for links that begin an account. */
export function Door({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.door}>
      <header className={styles.sign} data-ground="green">
        <a href={href("/")} aria-label={`${company.name}, ${navigation.home}`}>
          <Logo name={company.name} />
        </a>
        <p aria-hidden="true">Desk</p>
      </header>
      <main id="main" className={styles.room}>
        <h1>{heading}</h1>
        {children}
      </main>
    </div>
  );
}
