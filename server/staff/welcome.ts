import type { Hono } from "hono";
import { z } from "zod";
import { changePassword, createAccount, findAccount, hasAccounts } from "./accounts.ts";
import { passwordLength } from "./auth.ts";
import { readPosted, type Show, type StaffEnvironment } from "./context.ts";
import { findInvitation, type Invitation, takeInvitation } from "./invitations.ts";
import type { WelcomePage } from "./pages.ts";
import type { StaffSettings } from "./staff.ts";

const name = z.string().trim().min(1, "Enter your name").max(200, "Name must be 200 characters or fewer");
const email = z.email("Enter an email address like name@company.com").max(254);
const password = z
  .string()
  .min(passwordLength.least, `Password must have ${passwordLength.least} characters or more`)
  .max(passwordLength.most, `Password must have ${passwordLength.most} characters or fewer`);

/** Where one-time links lead. What they allow is checked again when the form comes back, and used up then. */
export function addWelcome(staff: Hono<StaffEnvironment>, settings: StaffSettings, show: Show) {
  const { db, auth, clock, random } = settings;

  staff.get("/welcome/:token", async (context) => {
    const invitation = await findUsable(context.req.param("token"));
    return invitation ? show(pageFor(invitation)) : show(ended, 410);
  });

  staff.post("/welcome/:token", async (context) => {
    const token = context.req.param("token");
    const invitation = await findUsable(token);
    if (!invitation) return show(ended, 410);
    const posted = await readPosted(context);
    const typed = {
      name: posted?.get("name") ?? "",
      email: invitation.email ?? posted?.get("email")?.trim() ?? "",
      password: posted?.get("password") ?? "",
    };
    const checked = schemaOf(invitation).safeParse(typed);
    if (!checked.success) {
      const errors = Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message]));
      return show({ ...pageFor(invitation), ...typed, errors }, 422);
    }
    if (!(await takeInvitation(db, token, clock()))) return show(ended, 410);
    await fulfil(invitation, { ...typed, ...checked.data });
    return context.redirect("/staff/sign-in", 303);
  });

  /** A link for the first account is worth nothing once there is one. */
  async function findUsable(token: string) {
    const invitation = await findInvitation(db, token, clock());
    if (invitation?.purpose === "first-account" && (await hasAccounts(db))) return undefined;
    return invitation;
  }

  async function fulfil(
    { purpose, role }: Invitation,
    typed: { name: string; email: string; password: string },
  ) {
    const now = clock();
    const known = await findAccount(db, typed.email);
    if (known) await changePassword(db, auth, { userId: known.id, password: typed.password, now });
    else if (purpose !== "password") await createAccount(db, auth, { ...typed, role, now, random });
  }
}

function schemaOf({ purpose, email: given }: Invitation) {
  if (purpose === "password") return z.object({ password });
  return given ? z.object({ name, password }) : z.object({ name, email, password });
}

function pageFor({ purpose, email: given }: Invitation): WelcomePage {
  return {
    page: "welcome",
    purpose,
    email: given ?? "",
    emailIsOpen: given === null,
    name: "",
    shortestPassword: passwordLength.least,
    errors: {},
  };
}

const ended: WelcomePage = {
  page: "welcome",
  purpose: null,
  email: "",
  emailIsOpen: false,
  name: "",
  shortestPassword: passwordLength.least,
  errors: {},
};
