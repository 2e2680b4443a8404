type Look = {
  /** How often the main thread has said that it runs. */
  beats: number;
  /** Milliseconds for which it had to wait for a processor so far. */
  waited: number;
};

/** The most of a look that is left out: a loop without end is found in three times its time, however busy the machine. */
const maxWaited = 2 / 3;

/**
 * Judges a thread by looks at it, one each `every` ms: whether it has stood still for `longest`. It counts looks, not the
 * time, because a machine that slept has not stood still; and leaves out for how long the thread only waited for a
 * processor: on a machine that is far too busy, a turn of 50 ms can take ten seconds.
 */
export function openStandstill({ every, longest }: { every: number; longest: number }) {
  let last: Look | undefined;
  let still = 0;
  return function look(now: Look) {
    const isStill = last?.beats === now.beats;
    const waited = Math.min(every * maxWaited, now.waited - (last?.waited ?? 0));
    still = isStill ? still + every - waited : 0;
    last = now;
    return still >= longest;
  };
}
