import type { ReactNode } from "react";
import { href } from "react-router";
import type { Viewer } from "#server/staff/pages.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./staff-frame.module.css";

type StaffFrameProps = {
  account: Pick<Viewer, "name" | "rights"> | null;
  /** Pages between the list and this one. */
  above?: { name: string; to: string };
  heading?: ReactNode;
  /** Shown beside the heading. */
  beside?: ReactNode;
  children: ReactNode;
};

/** The inner frame of the pages of /native-blogs, within the site's frame. */
export function StaffFrame({ account, above, heading, beside, children }: StaffFrameProps) {
  return (
    <div className={styles.page} data-live="">
      {(account || above) && (
        <div className={styles.staff}>
          <nav aria-label="Blog management">
            {above && <a href={above.to}>{above.name}</a>}
            {account?.rights.includes("enquiries") && <a href={href("/staff")}>Desk</a>}
            <a href={href("/blogs")}>Public blog</a>
          </nav>
          {account && (
            <form method="post" action="/staff/sign-out" className={styles.account}>
              <p>
                Signed in as <a href="/staff/account">{account.name}</a>
              </p>
              <Button type="submit" size="small">
                Sign out
              </Button>
            </form>
          )}
        </div>
      )}
      {heading && (
        <div className={styles.top}>
          <h1>{heading}</h1>
          {beside && <div className={styles.actions}>{beside}</div>}
        </div>
      )}
      {children}
    </div>
  );
}
