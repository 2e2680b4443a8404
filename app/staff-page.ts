/** What the server hands to a page of the desk; server/staff/pages.ts says the same for the side that fills it. */
export type StaffPage = SignInPage | WelcomePage | RefusedPage | DeskPage;

export type Viewer = { name: string; email: string; role: "admin" | "editor" };

export type SignInPage = { page: "sign-in"; email: string; next: string; problem: string | null };

export type WelcomePage = {
  page: "welcome";
  purpose: "first-account" | "account" | "password" | null;
  email: string;
  emailIsOpen: boolean;
  name: string;
  shortestPassword: number;
  errors: Record<string, string>;
};

export type RefusedPage = { page: "refused"; viewer: Viewer; status: 403 | 404; message: string };

export type DeskPage = { page: "desk"; viewer: Viewer };
