import { createHmac } from "node:crypto";
import querystring from "node:querystring";
import type { StoredSubmission } from "#server/submissions/list.ts";

type WebhookMessage = {
  /** The same at every attempt, so that the receiver can tell a second copy. */
  id: string;
  submission: StoredSubmission;
  now: Date;
};

/** Resolves once the receiver has answered with success; rejects with what `explainWebhookFailure` can explain. */
export type PostWebhook = (message: WebhookMessage) => Promise<void>;

type Settings = {
  /** May hold a user and a password. */
  url: string;
  /** whsec_ and the key in base64. */
  secret: string;
  /** Milliseconds after which an answer counts as not given. */
  longestPost?: number;
};

/**
 * Makes the function that calls the webhook about a submission, signed as https://www.standardwebhooks.com says:
 * HMAC-SHA256 over id, time and body, so that the receiver can tell who sent it, and that it is not an old one.
 */
export function openWebhook({ url, secret, longestPost = 15_000 }: Settings): PostWebhook {
  const address = new URL(url);
  /* `fetch` refuses an address that holds them. */
  const { username, password } = address;
  [address.username, address.password] = ["", ""];
  const basic = Buffer.from(`${querystring.unescape(username)}:${querystring.unescape(password)}`);
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return async ({ id, submission, now }) => {
    const body = JSON.stringify(describe(submission));
    const timestamp = Math.floor(now.getTime() / 1000);
    const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
    const response = await fetch(address, {
      method: "POST",
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(longestPost),
      headers: {
        ...(basic.length > 1 && { Authorization: `Basic ${basic.toString("base64")}` }),
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": `v1,${signature}`,
      },
    });
    await response.body?.cancel();
    if (!response.ok) throw new WebhookRefused(response.status);
  };
}

class WebhookRefused extends Error {
  override name = "WebhookRefused";
  readonly status: number;
  constructor(status: number) {
    super(`The receiver answered ${status}`);
    this.status = status;
  }
}

/** Says in codes why the call failed. 410 means never to call again; every other failure is retried. */
export function explainWebhookFailure(error: unknown) {
  if (error instanceof WebhookRefused)
    return { permanent: error.status === 410, error: `HTTP ${error.status}` };
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return { permanent: false, error: cause?.code ?? name ?? "unknown" };
}

function describe({ reference, form, receivedAt, page, fields, consent }: StoredSubmission) {
  return {
    type: "submission.received",
    timestamp: receivedAt.toISOString(),
    data: { reference, form, page, fields, consent },
  };
}
