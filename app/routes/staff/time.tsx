import { exactTime } from "#content/wording/exact-time.ts";

const minute = 60_000; /* ms */
const hour = 60 * minute;
const day = 24 * hour;

/** A moment as `21 Nov 2026, 04:12 UTC`, in a `<time>` element. */
export function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{exactTime(at)}</time>;
}

/** How long ago something was: `5 min`, `3 h`, `12 d`; the moment itself in its tooltip. */
export function Age({ at, now }: { at: Date; now: Date }) {
  return (
    <time dateTime={at.toISOString()} title={`${exactTime(at)}`}>
      {span(now.getTime() - at.getTime())}
    </time>
  );
}

function span(time: number) {
  if (time < hour) return `${Math.max(0, Math.floor(time / minute))} min`;
  return time < 2 * day ? `${Math.floor(time / hour)} h` : `${Math.floor(time / day)} d`;
}
