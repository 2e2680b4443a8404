/** That emails wait for a mail server, of which `count` do already. */
export function heldMailNotice(count: number) {
  const now = count === 0 ? "" : ` ${count} ${count === 1 ? "waits" : "wait"} already.`;
  return `No mail server is set, so emails wait in the database until SMTP_URL names one.${now}`;
}

/** An address at which the site has to listen is not free; the message says what to do. */
export class CantListen extends Error {}

/** Why nothing can listen at an address, and what to do about the variable that names its port. */
export function explainListenError({ code, message }: NodeJS.ErrnoException, variable = "PORT") {
  if (code === "EADDRINUSE")
    return `another program listens there. Stop it, or set ${variable} to another number.`;
  if (code === "EACCES") return `that port needs more rights. Set ${variable} to a number above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `this machine has no such address. Set ${variable.replace("PORT", "HOST")} to one of its own.`;
  return message;
}
