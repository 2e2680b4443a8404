import { execFile } from "node:child_process";
import { tellParent } from "../threads/tell-parent.ts";

/** How often a supervisor hears that the site runs. */
const beat = 3000; /* ms */

/**
 * Tells whoever supervises this process that it is ready, and from then on that it runs: `supervise.ts`, which started
 * it, or systemd, whose unit sets these variables. Node has no datagram sockets of this kind, so systemd's own command
 * writes to it.
 */
export function tellSupervisor(env: NodeJS.ProcessEnv, warn: (words: string) => void) {
  const tell = env["SUPERVISED"] ? () => tellParent("runs") : env["NOTIFY_SOCKET"] && toSystemd;
  if (!tell) return;
  tell("READY=1");
  setInterval(() => tell("WATCHDOG=1"), beat).unref();

  function toSystemd(state: string) {
    execFile("systemd-notify", [state], (error) => {
      if (error) warn(`systemd can't be told that the site runs: ${error.message}`);
    });
  }
}
