import type { Hono } from "hono";
import { deskPath } from "#addresses/pages.ts";
import type { AuditAction } from "#server/tables/staff.ts";
import type { Transaction } from "#server/tables/tables.ts";
import { recordEvent } from "./audit.ts";
import {
  addAuthenticator,
  describeAuthenticator,
  newAuthenticatorSecret,
  removeAuthenticator,
  stepOf,
} from "./authenticator.ts";
import { endChallenge, findChallenge, openChallenge } from "./challenges.ts";
import { confirmed } from "./confirm.ts";
import {
  originOf,
  readPosted,
  type Show,
  type StaffContext,
  type StaffEnvironment,
  withCookies,
} from "./context.ts";
import { enqueueNotice } from "./notice-queue.ts";
import { askForPasskey, relyingPartyAt, removePasskey } from "./passkeys.ts";
import { countRecoveryCodes, removeRecoveryCodes, replaceRecoveryCodes, takeTurn } from "./recovery-codes.ts";
import { seal, unseal } from "./sealed-text.ts";
import { findSecondFactors, hasSecondFactor, lacksSecondFactor } from "./second-factors.ts";
import type { StaffSettings } from "./staff.ts";
import { addPasskey, readPasskey } from "./verify-passkey.ts";

const home = deskPath("/staff/account/second-factor");

/** One's own passkeys, authenticator app and recovery codes. Every change asks for the password again. */
export function addSecondFactors(staff: Hono<StaffEnvironment>, settings: StaffSettings, show: Show) {
  const { db, config, secrets, tls, clock, random, findAddress } = settings;

  staff.get(home, (context) => showFactors(context));
  const again = confirmed(settings, show);
  staff.use(`${home}/*`, (context, next) => (context.req.method === "POST" ? again(context, next) : next()));

  staff.post(`${home}/authenticator`, async (context) => {
    const { viewer } = context.var;
    const secret = newAuthenticatorSecret(random);
    const sealed = seal(secret, secrets.staff, random);
    const begun = { userId: viewer.id, purpose: "add-authenticator", secret: sealed } as const;
    await openChallenge(db, context, { ...begun, tls, now: clock(), random });
    return showAuthenticator(context, secret, null);
  });

  staff.post(`${home}/authenticator/code`, async (context) => {
    const { viewer } = context.var;
    const now = clock();
    const begun = await findChallenge(db, context, { purpose: "add-authenticator", tls, now });
    const secret = begun?.secret && unseal(begun.secret, secrets.staff);
    if (!begun || !secret || begun.user_id !== viewer.id) return showFactors(context, tooLate, 409);
    const step = stepOf(secret, (await readPosted(context))?.get("code") ?? "", now);
    if (step === undefined)
      return showAuthenticator(context, secret, "This is not the code that the app shows now.", 422);
    if (!(await endChallenge(db, context, begun, tls))) return showFactors(context, tooLate, 409);
    const added = { userId: viewer.id, secret, step, secrets: secrets.staff, now, random };
    return change(context, "second-factor-added", "an authenticator app", async (trx) => {
      await addAuthenticator(trx, added);
      return true;
    });
  });

  staff.post(`${home}/authenticator/remove`, (context) =>
    change(context, "second-factor-removed", "the authenticator app", (trx) =>
      removeAuthenticator(trx, context.var.viewer.id),
    ),
  );

  staff.post(`${home}/passkey`, async (context) => {
    const { viewer } = context.var;
    const options = await askForPasskey(db, relyingPartyAt(originOf(context, config)), viewer);
    const { challenge } = options;
    const begun = { userId: viewer.id, purpose: "add-passkey", challenge } as const;
    await openChallenge(db, context, { ...begun, tls, now: clock(), random });
    const passkey = JSON.stringify({ create: options });
    return showOwn(context, { page: "new-passkey", viewer, passkey });
  });

  staff.post(`${home}/passkey/new`, async (context) => {
    const { viewer } = context.var;
    const now = clock();
    const posted = await readPosted(context);
    const begun = await findChallenge(db, context, { purpose: "add-passkey", tls, now });
    if (!begun?.challenge || begun.user_id !== viewer.id) return showFactors(context, tooLate, 409);
    if (!(await endChallenge(db, context, begun, tls))) return showFactors(context, tooLate, 409);
    const passkey = await readPasskey({
      userId: viewer.id,
      name: posted?.get("name")?.replaceAll("\0", "").trim().slice(0, 100) || "Passkey",
      response: posted?.get("response") ?? "",
      challenge: begun.challenge,
      party: relyingPartyAt(originOf(context, config)),
      now,
    });
    if (!passkey) return showFactors(context, notAdded, 422);
    return change(context, "second-factor-added", "a passkey", (trx) => addPasskey(trx, passkey));
  });

  staff.post(`${home}/passkey/remove`, async (context) => {
    const id = (await readPosted(context))?.get("id") ?? "";
    return change(context, "second-factor-removed", "a passkey", (trx) =>
      removePasskey(trx, context.var.viewer.id, id),
    );
  });

  staff.post(`${home}/recovery-codes`, async (context) => {
    const { viewer } = context.var;
    if (!(await hasSecondFactor(db, viewer.id))) return showFactors(context, addOneFirst, 409);
    return change(context, "recovery-codes-made", "the recovery codes", async () => true, true);
  });

  /** Makes a change, logs it, notifies the account's owner, and shows new recovery codes, if any. */
  async function change(
    context: StaffContext,
    action: AuditAction,
    what: string,
    /** Returns false if there is nothing to change. */
    apply: (trx: Transaction) => Promise<boolean>,
    makesCodes = false,
  ) {
    const { id } = context.var.viewer;
    const now = clock();
    const codes = await db.transaction().execute(async (trx) => {
      await takeTurn(trx, id);
      if (!(await apply(trx))) return undefined;
      await recordEvent(trx, {
        action,
        actorId: id,
        subject: id,
        detail: what,
        address: findAddress(context),
        now,
        random,
      });
      await enqueueNotice(trx, {
        userId: id,
        kind: "second-factor-changed",
        detail: `${noticeWords[action] ?? "Changed"}: ${what}`,
        now,
        random,
      });
      const isLeft = await hasSecondFactor(trx, id);
      if (!isLeft) await removeRecoveryCodes(trx, id);
      if (!isLeft || (!makesCodes && (await countRecoveryCodes(trx, id)) > 0)) return null;
      return replaceRecoveryCodes(trx, id, random);
    });
    if (codes === undefined)
      return showFactors(context, action === "second-factor-added" ? notAdded : goneAlready, 409);
    if (codes) return showOwn(context, { page: "recovery-codes", viewer: context.var.viewer, codes });
    return context.redirect("/staff/account/second-factor?done=changed", 303);
  }

  function showAuthenticator(context: StaffContext, secret: string, problem: string | null, status = 200) {
    const { viewer } = context.var;
    const app = describeAuthenticator(secret, viewer.email);
    return showOwn(context, { page: "new-authenticator", viewer, problem, ...app }, status);
  }

  async function showFactors(context: StaffContext, problem: string | null = null, status = 200) {
    const { viewer } = context.var;
    const factors = await findSecondFactors(db, viewer.id);
    const isMissing = await lacksSecondFactor(db, viewer, config.siteUrl);
    const done = context.req.query("done") === "changed" ? "Your sign-in is changed." : null;
    return showOwn(context, { page: "second-factors", viewer, factors, isMissing, problem, done }, status);
  }

  async function showOwn(context: StaffContext, page: Parameters<Show>[0], status = 200) {
    return withCookies(context, await show(page, status));
  }
}

const noticeWords: { [action in AuditAction]?: string } = {
  "second-factor-added": "Added",
  "second-factor-removed": "Removed",
  "recovery-codes-made": "Made anew",
};

const tooLate = "That took longer than ten minutes, or was done in another browser. Begin again.";
const notAdded = "This passkey could not be added. Try again.";
const goneAlready = "It is removed already.";
const addOneFirst = "Add a passkey or an authenticator app first.";
