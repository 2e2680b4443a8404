/** That emails wait for a mail server, of which `count` do already. */
export function heldMailNotice(count: number) {
  const now = count === 0 ? "" : ` ${count} ${count === 1 ? "waits" : "wait"} already.`;
  return `No mail server is set, so emails wait in the database until SMTP_URL names one.${now}`;
}

/** Why the site can't listen, and what to do. */
export function explainListenError({ code, message }: NodeJS.ErrnoException) {
  if (code === "EADDRINUSE") return "another program listens there. Stop it, or set PORT to another number.";
  if (code === "EACCES") return "that port needs more rights. Set PORT to a number above 1023.";
  return message;
}
