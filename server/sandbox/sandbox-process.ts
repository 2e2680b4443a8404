import { pageForms, type ShowPage } from "./page-forms.ts";
import { type AddressOf, passOn } from "./pass-on.ts";
import { type ChildSettings, openChild } from "./sandbox-child.ts";
import { webSocketDoor } from "./web-socket-door.ts";

/** @param siteUrl as it is set; without it, the origin that a request was sent to */
type Settings = ChildSettings & { siteUrl: string | undefined };

/** Sandboxes in a process of their own: what the site passes on to it, and what it shows of it. */
export function openSandboxProcess({ siteUrl, ...settings }: Settings) {
  const child = openChild(settings);
  const passed = { connections: 0 };
  return {
    upgrade: webSocketDoor(child, siteUrl),
    requests({ addressOf, showPage }: { addressOf: AddressOf; showPage: ShowPage }) {
      const passing = passOn(child, { siteUrl, addressOf, passed, log: settings.log });
      return pageForms(child, { ...passing, siteUrl, showPage });
    },
    counts() {
      const { open, clients, refused } = child.counts();
      return { open, connections: passed.connections + clients, refused };
    },
    close: child.close,
  };
}

export type SandboxProcess = ReturnType<typeof openSandboxProcess>;
