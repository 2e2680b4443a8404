type Mail = {
  /** Email address. */
  to: string;
  /** Email address. */
  replyTo?: string | undefined;
  messageId: string;
  subject: string;
  text: string;
  html: string;
};

/** Resolves once the mail server has taken the message; rejects with what `explainFailure` can explain. */
export type SendMail = (mail: Mail) => Promise<void>;

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000 /* without a sign of life */,
};
type Settings = {
  smtpUrl: string;
  /** Email address. */
  from: string;
  /** Whether mail may leave this machine unencrypted. */
  allowsPlain?: boolean;
  /** Milliseconds after which a message counts as not sent, however alive the server seems. */
  longestSend?: number;
};

/**
 * Makes the function that sends a message from `from` through the server that `smtpUrl` names. A server elsewhere that
 * offers no TLS gets neither the password nor the message, unless `allowsPlain`.
 */
export function openMailer({ smtpUrl, from, allowsPlain = false, longestSend = 60_000 }: Settings): SendMail {
  const url = new URL(smtpUrl);
  /* In nodemailer the URL overrides the settings. */
  for (const name of ["requireTLS", "ignoreTLS", "opportunisticTLS"]) url.searchParams.delete(name);
  let transport: ReturnType<typeof open> | undefined;
  return async (mail) => {
    transport ??= open();
    await (await transport).sendMail({
      ...mail,
      from,
      /* As objects: nodemailer reads a text as a list of addresses. */
      to: { name: "", address: mail.to },
      ...(mail.replyTo !== undefined && { replyTo: { name: "", address: mail.replyTo } }),
      envelope: { from, to: [mail.to] },
      /* RFC 3834: no holiday notice should answer this. */
      headers: { "Auto-Submitted": "auto-generated" },
      signal: AbortSignal.timeout(longestSend),
    });
  };

  async function open() {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url: url.href,
      requireTLS: !allowsPlain && !isThisMachine(url.hostname),
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}

function isThisMachine(host: string) {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
}

/**
 * Says in codes why a message could not be sent, without the server's own words: they may name a person. Retrying is
 * useless if the server refuses the recipient or the message for good (5xx). A refused sign-in or sender address is a
 * configuration error, which can be mended, so it is retried.
 */
export function explainFailure(error: unknown) {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  const isRefusal = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  const isUnsendable = code === "EENVELOPE" && command === "API";
  const name = error instanceof Error ? error.name : "unknown";
  return {
    permanent: isUnsendable || (isRefusal && (command === "RCPT TO" || command === "DATA")),
    error: [code ?? name, responseCode, command].filter(Boolean).join(" "),
  };
}
