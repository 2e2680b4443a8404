import { pathOf } from "#planner/link/link.ts";
import { timestampOf } from "#planner/messages/timestamp.ts";
import type { LiveSandbox } from "./live-sandbox.ts";
import type { Lives } from "./lives.ts";
import { ourName } from "./mqtt-bounds.ts";
import { mqttPath } from "./mqtt-path.ts";
import type { SandboxMoment, SandboxView, ShownVehicle } from "./sandbox-view.ts";

/** Orders that a page lists. */
const maxListed = 8;

/** What `POST /sandbox` answers. @param origin as the one who asks reaches the site */
export function described(origin: string, { live, key }: { live: LiveSandbox; key: string }, lives: Lives) {
  const { id, seed, speed, version, began, sandbox } = live;
  const { plan } = sandbox;
  const { page, http, events, report, trouble, mqtt, ws } = addressesOf(origin, id, lives);
  const named = new Set(plan.flows.flatMap(({ from, to }) => [from, to]));
  return {
    id,
    key,
    page,
    endsAt: timestampOf(began + lives.longest * 1000),
    silenceSeconds: lives.silence,
    seed,
    speed,
    version,
    floor: {
      name: plan.name,
      mapId: "floor",
      link: pathOf(plan),
      places: plan.places
        .filter((place) => named.has(place.id))
        .map((place) => ({ id: place.id, x: place.x / 1000, y: place.y / 1000 })),
    },
    http: { url: http, authorization: `Bearer ${key}` },
    events: { url: events },
    report,
    trouble: { url: trouble },
    ...(mqtt && { mqtt: { ...mqtt, password: key } }),
    ...(ws && { ws: { url: ws, username: id, password: key, prefix: id } }),
    vehicles: sandbox.speaking.map((serialNumber) => ({ manufacturer: ourName, serialNumber })),
  };
}

/** What the page of a running sandbox shows. @param inside whether the reader has its key */
export function viewOf(origin: string, own: LiveSandbox, inside: boolean, lives: Lives): SandboxView {
  const { id, began, speed, seed, sandbox } = own;
  const { name, places, lanes } = sandbox.plan;
  const { page: _page, ...addresses } = addressesOf(origin, id, lives);
  return {
    ...{ id, speed, seed, silenceSeconds: lives.silence },
    endsAt: timestampOf(began + lives.longest * 1000),
    floor: { name, places, lanes },
    link: pathOf(sandbox.plan),
    order: sandbox.takes.example(),
    moment: momentOf(own, inside, { message: 0, broken: 0 }, lives.clock()),
    addresses,
  };
}

/** What moves, and what is new to a reader with the key. */
export function momentOf(
  { sandbox, witness }: LiveSandbox,
  inside: boolean,
  seen: { message: number; broken: number },
  now: number,
): SandboxMoment {
  const ours = sandbox.standing().map(({ size, ...at }): ShownVehicle => {
    const { length, width } = size;
    const whose = { manufacturer: ourName, serialNumber: at.name };
    return { ...at, own: true, length, width, ...witness.told(whose) };
  });
  const { length = 1200, width = 800 } = ours[0] ?? {};
  const others = witness.strangers(ourName).map(({ whose, ...at }): ShownVehicle => {
    return { ...at, own: false, length, width, ...witness.told(whose) };
  });
  return {
    at: timestampOf(now),
    vehicles: [...ours, ...(inside ? others : [])],
    ...(inside && {
      inside: {
        heard: witness.heard,
        messages: witness.messagesAfter(seen.message),
        broken: witness.brokenAfter(seen.broken),
        tallies: witness.tallies,
        orders: sandbox
          .latest(maxListed)
          .map(({ reference, state, vehicle = "" }) => ({ reference, state, vehicle })),
      },
    }),
  };
}

function addressesOf(origin: string, id: string, lives: Lives) {
  const found = lives.broker();
  const broker = found?.isUp() ? found : undefined;
  const address = `${origin}/sandbox/${id}`;
  const host = new URL(origin).hostname;
  return {
    page: address,
    http: `${address}/api/v1`,
    events: `${address}/events`,
    report: `${address}/report`,
    trouble: `${address}/trouble`,
    ws: broker && `${origin.replace(/^http/, "ws")}${mqttPath}`,
    mqtt: broker?.isReachedAt(host)
      ? { url: `mqtt://${host}:${broker.port}`, username: id, prefix: id }
      : undefined,
  };
}
