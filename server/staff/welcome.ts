import type { Hono } from "hono";
import { z } from "zod";
import { deskPath } from "#addresses/pages.ts";
import { emailAddress } from "#server/email/email-address.ts";
import { findAccount } from "./accounts.ts";
import { readPosted, type Show, type StaffEnvironment } from "./context.ts";
import { rememberDevice } from "./devices.ts";
import type { Invitation } from "./invitations.ts";
import type { WelcomePage } from "./pages.ts";
import { passwordLength, refusePassword } from "./password-rules.ts";
import { type InvitationProblem, openInvitation, redeem } from "./redeem.ts";
import type { StaffSettings } from "./staff.ts";

const name = z
  .string()
  .transform((typed) => typed.replaceAll("\0", "").trim())
  .pipe(z.string().min(1, "Enter your name").max(200, "Name must be 200 characters or fewer"));

/** The pages of one-time links. A link is checked again, and used up, when the form is sent. */
export function addWelcome(staff: Hono<StaffEnvironment>, settings: StaffSettings, show: Show) {
  const { db, auth, tls, clock, random, findAddress } = settings;

  staff.get(deskPath("/staff/welcome/:token"), async (context) => {
    const opened = await openInvitation(db, context.req.param("token"), clock());
    return opened.ok ? show(pageFor(opened.invitation)) : show(unusable(opened.reason), 410);
  });

  async function nameFor({ purpose }: Invitation, typed: { name: string; email: string }) {
    return purpose === "password" ? ((await findAccount(db, typed.email))?.name ?? "") : typed.name;
  }

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
    const refusal = await refusePassword(typed.password, {
      name: await nameFor(invitation, typed),
      email: typed.email,
    });
    if (!checked.success || refusal) {
      const issues = checked.error?.issues ?? [];
      const errors = Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
      if (refusal) errors["password"] = refusal;
      return show({ ...pageFor(invitation), ...typed, errors }, 422);
    }
    const now = clock();
    const address = findAddress(context);
    const used = await redeem(db, auth, { token, ...typed, ...checked.data, address, now, random });
    if (!used.ok) return show(unusable(used.reason), 410);
    await rememberDevice(db, context, { userId: used.userId, tls, now, random });
    return context.redirect("/staff/sign-in", 303);
  });
}

function schemaOf({ purpose, email: given }: Invitation) {
  if (purpose === "password") return z.object({});
  return given ? z.object({ name }) : z.object({ name, email: emailAddress });
}

function pageFor({ purpose, email: given }: Invitation): WelcomePage {
  return { ...blank, purpose, email: given ?? "", emailIsOpen: given === null };
}

function unusable(reason: InvitationProblem): WelcomePage {
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
