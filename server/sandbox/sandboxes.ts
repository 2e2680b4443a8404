import { openLives, type Settings } from "./lives.ts";
import { sandboxRequests } from "./sandbox-requests.ts";

/** All sandboxes of one process, and the requests that they answer. */
export function openSandboxes(settings: Settings) {
  const lives = openLives(settings);
  return { app: sandboxRequests(lives), ...lives };
}
