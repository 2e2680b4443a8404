/** A job's lane: pages for staff and pages kept for everybody come before those of a single visitor. */
export type Turn = {
  lane: "first" | "visitors";
  /** The network of the client; networks take turns. */
  network: string;
};

interface Limits {
  /** Jobs under way at once. */
  atOnce?: number;
  /** The most jobs that may wait in a lane, and the most of one network. */
  longestQueue?: number;
  longestQueueOfNetwork?: number;
  /** Milliseconds that a job waits at most. */
  longestWait?: number;
  /** Milliseconds after which a job that is itself waiting no longer counts as under way. */
  longestTurn?: number;
}

type Waiting = { start: () => void; refuse: () => void; timer: NodeJS.Timeout };

/** Too many jobs are waiting. */
export class Busy extends Error {
  override name = "Busy";
  readonly retryAfter = 5; /* s */
}

/**
 * Admits a few processor-heavy jobs at a time, so that other requests are answered in between. The rest wait, each
 * network in a queue of its own, so that a network with many requests delays only itself. If too many wait, the network
 * with most of them loses its latest.
 */
export function openAdmission({
  atOnce = 2,
  longestQueue = 60,
  longestQueueOfNetwork = 20,
  longestWait = 3000,
  longestTurn = 1000,
}: Limits = {}) {
  const lanes = { first: openLane(), visitors: openLane() };
  let underWay = 0;
  let refused = 0;

  return {
    /**
     * Runs a job when its turn comes.
     * @throws {Busy} if too many wait, or it waited too long
     */
    async admit<Result>(turn: Turn, job: () => Promise<Result>): Promise<Result> {
      await place(turn);
      const leave = enter();
      try {
        return await job();
      } finally {
        leave();
      }
    },
    /** How many jobs are under way, are waiting, and have been refused since the start. */
    counts: () => ({ underWay, waiting: lanes.first.size() + lanes.visitors.size(), refused }),
  };

  /** Resolves when it is this job's turn; `underWay` counts it from then on. */
  async function place({ lane, network }: Turn) {
    if (underWay < atOnce && lanes.first.size() + lanes.visitors.size() === 0) {
      underWay++;
      return;
    }
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

  function enter() {
    let isIn = true;
    const leave = () => {
      if (!isIn) return;
      isIn = false;
      clearTimeout(patience);
      /* Deferred, so that requests that came in meanwhile are answered first. */
      setImmediate(() => {
        underWay--;
        startNext();
      });
    };
    const patience = setTimeout(leave, longestTurn);
    return leave;
  }

  function startNext() {
    const next = underWay < atOnce ? (lanes.first.takeNext() ?? lanes.visitors.takeNext()) : undefined;
    if (!next) return;
    underWay++;
    next.start();
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

  function takeNext() {
    const [[network, [next, ...rest]] = ["", []]] = networks;
    networks.delete(network);
    if (next) total--;
    if (rest.length > 0) networks.set(network, rest);
    return next;
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
