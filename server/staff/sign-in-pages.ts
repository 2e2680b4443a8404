import type { InvitationPurpose } from "#server/tables/staff.ts";
import type { InvitationProblem } from "./redeem.ts";
import type { SecondFactors } from "./second-factors.ts";
import type { AskedStep } from "./second-step.ts";
import type { Viewer } from "./viewer.ts";

export type SignInPage = {
  page: "sign-in";
  email: string;
  /** Where to go afterwards, an address of this site. */
  next: string;
  problem: string | null;
};

/** The second step of signing in. */
export type SecondFactorPage = AskedStep & {
  page: "second-factor";
  next: string;
  problem: string | null;
};

/** Asks for the password again, and then for the second step of an account that has one. */
export type ConfirmPage = {
  page: "confirm";
  viewer: Viewer;
  /** Where the form leads. */
  action: string;
  /** What was sent already, which goes along. */
  fields: [name: string, value: string][];
  /** Null while the password is asked for. */
  step: AskedStep | null;
  problem: string | null;
};

/** Where a one-time link leads: name, address and password of an account, or a new password. */
export type WelcomePage = {
  page: "welcome";
  /** Null where the link works no longer. */
  purpose: InvitationPurpose | null;
  /** Why not. */
  unusable: InvitationProblem | null;
  email: string;
  /** Whether the address is the holder's to choose. */
  emailIsOpen: boolean;
  name: string;
  shortestPassword: number;
  /** Words for each field that is wrong. */
  errors: Record<string, string>;
};

/** One's own passkeys, authenticator app and recovery codes. */
export type SecondFactorsPage = {
  page: "second-factors";
  viewer: Viewer;
  factors: SecondFactors;
  /** Whether one has to be added before anything else. */
  isMissing: boolean;
  problem: string | null;
  done: string | null;
};

export type NewAuthenticatorPage = {
  page: "new-authenticator";
  viewer: Viewer;
  /** The key, for those who type it instead. */
  letters: string;
  /** Of the QR code, in modules; `path` draws its dark ones. */
  size: number;
  path: string;
  problem: string | null;
};

export type NewPasskeyPage = {
  page: "new-passkey";
  viewer: Viewer;
  /** What a script asks the browser for, as JSON. */
  passkey: string;
};

/** Shown this once. */
export type RecoveryCodesPage = {
  page: "recovery-codes";
  viewer: Viewer;
  codes: string[];
};
