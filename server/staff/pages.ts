import type { InvitationPurpose } from "./table.ts";
import type { Viewer } from "./viewer.ts";

/** Everything that a page of the desk shows; app/staff-page.ts says the same for the side that draws it. */
export type StaffPage = SignInPage | WelcomePage | RefusedPage | DeskPage;

export interface SignInPage {
  page: "sign-in";
  email: string;
  /** Where to go afterwards, an address of this site. */
  next: string;
  problem: string | null;
}

/** Where a one-time link leads: name, address and password of an account, or a new password. */
export interface WelcomePage {
  page: "welcome";
  /** Null where the link works no longer. */
  purpose: InvitationPurpose | null;
  email: string;
  /** Whether the address is the holder's to choose. */
  emailIsOpen: boolean;
  name: string;
  shortestPassword: number;
  /** Words for each field that is wrong. */
  errors: Record<string, string>;
}

export interface RefusedPage {
  page: "refused";
  viewer: Viewer;
  status: 403 | 404;
  message: string;
}

export interface DeskPage {
  page: "desk";
  viewer: Viewer;
}
