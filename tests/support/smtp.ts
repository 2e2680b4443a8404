import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** What the server does when it is told for whom a message is. */
export type Reaction = "accept" | "later" | "never" | "hang" | "cut";

export type Letter = {
  to: string;
  messageId: string;
  subject: string;
  replyTo: string | undefined;
  /** Headers and body, decoded where they were quoted-printable. */
  content: string;
};

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/**
 * Starts a real SMTP server that keeps what it accepts. It requires no sign-in and refuses any.
 * @param react by the recipient's address: accept, refuse for now (450), refuse for good (550), never answer, or take
 * the message and cut the connection before saying so
 * @param offersTls whether it offers STARTTLS, with a certificate that nobody vouches for
 */
export async function startMailServer(
  react: (to: string) => Reaction = () => "accept",
  port = 0,
  { offersTls = false } = {},
) {
  const letters: Letter[] = [];
  /** Recipients of messages that came over TLS. */
  const secured: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: offersTls ? [] : ["STARTTLS"],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 50 /* ms */,
    onAuth(_auth, _session, done) {
      done(refusal(535, "The password is wrong"));
    },
    onRcptTo({ address }, _session, done) {
      const reaction = react(address);
      if (reaction === "hang") return;
      if (reaction === "later") return done(refusal(450, `${address} is busy`));
      if (reaction === "never") return done(refusal(550, `${address} is not known here`));
      done();
    },
    async onData(stream, session, done) {
      if (session.secure) secured.push(session.envelope.rcptTo.map(({ address }) => address).join());
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return; /* The client went away before the end, as a killed one does. */
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      if (react(to) === "cut") {
        for (const connection of server.connections) connection.close();
        return;
      }
      letters.push(readLetter(to, raw));
      done();
    },
  });
  server.on("error", () => {
    /* A client that is killed in the middle of a message is what some tests are about. */
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const boundPort = typeof address === "object" ? (address?.port ?? 0) : 0;
  return {
    url: `smtp://127.0.0.1:${boundPort}`,
    port: boundPort,
    letters,
    secured,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function refusal(responseCode: number, message: string) {
  return Object.assign(new Error(message), { responseCode });
}

function readLetter(to: string, raw: string): Letter {
  const unfolded = raw.replace(/\r\n[ \t]+/g, " ");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(unfolded)?.[1]?.trim();
  return {
    to,
    messageId: header("Message-ID") ?? "",
    subject: header("Subject") ?? "",
    replyTo: header("Reply-To"),
    content: fromQuotedPrintable(raw),
  };
}

function fromQuotedPrintable(text: string) {
  const bytes = text
    .replaceAll("=\r\n", "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
