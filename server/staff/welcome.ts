import type { Hono } from "hono";
import { z } from "zod";
import { passwordLength } from "./auth.ts";
import { readPosted, type Show, type StaffEnvironment } from "./context.ts";
import type { Invitation } from "./invitations.ts";
import type { WelcomePage } from "./pages.ts";
import { openInvitation, redeem, type Unusable } from "./redeem.ts";
import type { StaffSettings } from "./staff.ts";

const name = z
  .string()
  .transform((typed) => typed.replaceAll("\0", "").trim())
  .pipe(z.string().min(1, "Enter your name").max(200, "Name must be 200 characters or fewer"));
const email = z.email("Enter an email address like name@company.com").max(254);
const password = z
  .string()
  .min(passwordLength.least, `Password must have ${passwordLength.least} characters or more`)
  .max(passwordLength.most, `Password must have ${passwordLength.most} characters or fewer`);

/** Where one-time links lead. What they allow is checked again when the form comes back, and used up then. */
export function addWelcome(staff: Hono<StaffEnvironment>, settings: StaffSettings, show: Show) {
  const { db, auth, clock, random } = settings;

  staff.get("/welcome/:token", async (context) => {
    const opened = await openInvitation(db, context.req.param("token"), clock());
    return opened.ok ? show(pageFor(opened.invitation)) : show(unusable(opened.reason), 410);
  });

  staff.post("/welcome/:token", async (context) => {
    const token = context.req.param("token");
    const opened = await openInvitation(db, token, clock());
    if (!opened.ok) return show(unusable(opened.reason), 410);
    const { invitation } = opened;
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
    const reason = await redeem(db, auth, { token, ...typed, ...checked.data, now: clock(), random });
    return reason ? show(unusable(reason), 410) : context.redirect("/staff/sign-in", 303);
  });
}

function schemaOf({ purpose, email: given }: Invitation) {
  if (purpose === "password") return z.object({ password });
  return given ? z.object({ name, password }) : z.object({ name, email, password });
}

function pageFor({ purpose, email: given }: Invitation): WelcomePage {
  return { ...blank, purpose, email: given ?? "", emailIsOpen: given === null };
}

function unusable(reason: Unusable): WelcomePage {
  return { ...blank, unusable: reason };
}

const blank: WelcomePage = {
  page: "welcome",
  purpose: null,
  unusable: null,
  email: "",
  emailIsOpen: false,
  name: "",
  shortestPassword: passwordLength.least,
  errors: {},
};
