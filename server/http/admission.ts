import { within } from "../threads/within.ts";

/** A job's lane: pages for staff and pages kept for everybody come before those of a single visitor. */
export type Turn = {
  lane: "first" | "visitors";
  /** The network of the client; networks take turns. */
  network: string;
};

type Limits = {
  /** Jobs under way at once, and the most of one network, so that there is always room for another. */
  atOnce?: number;
  maxOfNetwork?: number;
  /** The most jobs that may wait in a lane, and the most of one network. */
  longestQueue?: number;
  longestQueueOfNetwork?: number;
  /** Milliseconds that a job waits at most. */
  longestWait?: number;
  /**
   * Milliseconds from a job's arrival to its outcome, or to the refusal. A job that a busy machine holds up goes on and
   * keeps its place for three times as long: beginning anew would take the machine longer.
   */
  longest?: number;
};

/** Milliseconds before that at which a job's own time is over, so that its own outcome is known by then. */
const ahead = 100;

type Waiting = { start: () => void; refuse: () => void; timer: NodeJS.Timeout };

/** Too many jobs are waiting, or the machine is too busy for one. */
export class Busy extends Error {
  override name = "Busy";
  readonly retryAfter = 5; /* s */
}

/**
 * Admits a few processor-heavy jobs at a time, as many as there are threads for them. The rest wait, each network in a
 * queue of its own, so that a network with many requests delays only itself. If too many wait, the network with most of
 * them loses its latest.
 */
export function openAdmission({
  atOnce = 2,
  maxOfNetwork = Math.max(1, atOnce - 1),
  longestQueue = 60,
  longestQueueOfNetwork = 20,
  longestWait = 1000,
  longest = 1800,
}: Limits = {}) {
  const ofNetworks = new Map<string, number>();
  const lanes = { first: openLane(), visitors: openLane() };
  let underWay = 0;
  let refused = 0;

  return {
    /**
     * Runs a job when its turn comes.
     * @param job gets the milliseconds that are left for it
     * @throws {Busy} if too many wait, or it waited or took too long
     */
    async admit<Result>(turn: Turn, job: (left: number) => Promise<Result>): Promise<Result> {
      const arrived = performance.now();
      await place(turn);
      const left = Math.max(0, longest - (performance.now() - arrived));
      const outcome = job(Math.max(0, left - ahead)).finally(enter(turn));
      const done = await within(
        left,
        outcome.then((result) => ({ result })),
      );
      if (!done) throw refusal();
      return done.result;
    },
    /** How many jobs are under way, are waiting, and have been refused since the start. */
    counts: () => ({ underWay, waiting: lanes.first.size() + lanes.visitors.size(), refused }),
  };

  /** Resolves when it is this job's turn; it counts as under way from then on. */
  async function place(turn: Turn) {
    const { lane, network } = turn;
    /* Where there is room, whoever waits is of a network that has its share. */
    if (underWay < atOnce && hasRoom(turn) && lanes[lane].size(network) === 0) return begin(turn);
    const queue = lanes[lane];
    if (queue.size(network) >= longestQueueOfNetwork) throw refusal();
    if (queue.size() >= longestQueue) {
      const longest = queue.longest();
      if (queue.size(longest) <= queue.size(network) + 1) throw refusal();
      queue.takeLast(longest)?.refuse();
    }
    await new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        start: () => {
          clearTimeout(waiting.timer);
          resolve();
        },
        refuse: () => {
          clearTimeout(waiting.timer);
          reject(refusal());
        },
        timer: setTimeout(() => {
          queue.remove(network, waiting);
          reject(refusal());
        }, longestWait),
      };
      queue.add(network, waiting);
    });
  }

  function enter(turn: Turn) {
    let isIn = true;
    const leave = () => {
      if (!isIn) return;
      isIn = false;
      clearTimeout(patience);
      /* Deferred, so that requests that came in meanwhile are answered first. */
      setImmediate(() => {
        end(turn);
        startNext();
      });
    };
    const patience = setTimeout(leave, 3 * longest);
    return leave;
  }

  function startNext() {
    if (underWay >= atOnce) return;
    for (const lane of ["first", "visitors"] as const) {
      const next = lanes[lane].takeNext((network) => hasRoom({ lane, network }));
      if (!next) continue;
      begin({ lane, network: next.network });
      next.waiting.start();
      return;
    }
  }

  function hasRoom({ lane, network }: Turn) {
    return lane === "first" || (ofNetworks.get(network) ?? 0) < maxOfNetwork;
  }

  function begin({ network }: Turn) {
    underWay++;
    ofNetworks.set(network, (ofNetworks.get(network) ?? 0) + 1);
  }

  function end({ network }: Turn) {
    underWay--;
    const left = (ofNetworks.get(network) ?? 0) - 1;
    if (left > 0) ofNetworks.set(network, left);
    else ofNetworks.delete(network);
  }

  function refusal() {
    refused++;
    return new Busy();
  }
}

/** Waiting jobs by network, the networks in the order of their turns. */
function openLane() {
  const networks = new Map<string, Waiting[]>();
  let total = 0;

  return { size, longest, add, remove, takeNext, takeLast };

  function size(network?: string) {
    return network === undefined ? total : (networks.get(network)?.length ?? 0);
  }

  /** The network with most waiting jobs. */
  function longest() {
    const [[network = ""] = []] = [...networks].sort(([, one], [, other]) => other.length - one.length);
    return network;
  }

  function add(network: string, waiting: Waiting) {
    networks.set(network, [...(networks.get(network) ?? []), waiting]);
    total++;
  }

  function remove(network: string, waiting: Waiting) {
    keep(network, networks.get(network)?.filter((other) => other !== waiting) ?? []);
  }

  /** The first job of the first network that may run one; that network then comes after all others. */
  function takeNext(mayRun: (network: string) => boolean) {
    for (const [network, [waiting, ...rest]] of networks) {
      if (!(waiting && mayRun(network))) continue;
      networks.delete(network);
      total--;
      if (rest.length > 0) networks.set(network, rest);
      return { network, waiting };
    }
    return undefined;
  }

  function takeLast(network: string) {
    const queue = networks.get(network) ?? [];
    const last = queue.at(-1);
    keep(network, queue.slice(0, -1));
    return last;
  }

  /** In its place among the networks. */
  function keep(network: string, queue: Waiting[]) {
    total -= size(network) - queue.length;
    if (queue.length > 0) networks.set(network, queue);
    else networks.delete(network);
  }
}
