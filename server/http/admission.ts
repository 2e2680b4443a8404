/** Whose turn it is: what staff wait for and what is kept for everybody comes before what one visitor asks for. */
export type Turn = {
  lane: "first" | "visitors";
  /** Of whoever asks; networks take turns. */
  network: string;
};

interface Limits {
  /** Jobs under way at once. */
  atOnce?: number;
  /** Jobs that wait in a lane, and of them those of one network. */
  longestQueue?: number;
  longestQueueOfNetwork?: number;
  /** Milliseconds that a job waits at most. */
  longestWait?: number;
  /** Milliseconds after which a job that waits for something else counts no longer as under way. */
  longestTurn?: number;
}

type Waiting = { start: () => void; refuse: () => void; timer: NodeJS.Timeout };

/** Too much is asked for at the moment. */
export class Busy extends Error {
  override name = "Busy";
  readonly retryAfter = 5; /* s */
}

/**
 * Lets jobs that keep the processor busy in a few at a time, so that everything else is answered between two of them.
 * The rest waits, each network in a queue of its own, so that whoever asks for much waits for themselves. Where too many
 * wait already, the network that waits with most of them gives up its latest.
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
     * Does a job once it is its turn.
     * @throws {Busy} where too many wait, or it waited for too long
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
    /** How many jobs are under way, wait, and were refused since the start. */
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
      /* Not at once: what came in meanwhile is answered first. */
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

/** Those that wait, by network, the networks in the order of their turns. */
function openLane() {
  const networks = new Map<string, Waiting[]>();
  let total = 0;

  return { size, longest, add, remove, takeNext, takeLast };

  function size(network?: string) {
    return network === undefined ? total : (networks.get(network)?.length ?? 0);
  }

  /** The network with most of them. */
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
