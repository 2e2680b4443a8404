/** Movement along a line: a vehicle on its way (metres), forks on their mast, a box on its rollers. */
export type Motion = {
  /** position at a time in seconds; at rest before the first move and after the last */
  at(time: number): number;
  /** seconds until the last move has ended */
  readonly end: number;
};

export type Move = {
  /** seconds of rest before it */
  after?: number;
  to: number;
  /** top speed, metres a second; lower if the distance is too short to reach it */
  speed: number;
  /** seconds from rest to full speed, and back */
  ramp: number;
};

/** Moves one after the other: each accelerates, travels and brakes, and its acceleration never jumps. */
export function motion(from: number, moves: readonly Move[], start = 0): Motion {
  const legs: Leg[] = [];
  let [place, time] = [from, start];
  for (const move of moves) {
    const leg = legOf(move, place, time + (move.after ?? 0));
    legs.push(leg);
    [place, time] = [move.to, leg.start + leg.seconds];
  }
  return {
    end: time,
    at: (now) => {
      const leg = legs.findLast(({ start }) => start <= now);
      return leg ? leg.from + leg.sign * covered(leg, now - leg.start) : from;
    },
  };
}

type Leg = {
  start: number;
  seconds: number;
  from: number;
  sign: number;
  distance: number;
  speed: number;
  ramp: number;
};

function legOf(move: Move, from: number, start: number): Leg {
  const distance = Math.abs(move.to - from);
  const speed = Math.min(move.speed, distance / move.ramp);
  const seconds = distance === 0 ? 0 : distance / speed + move.ramp;
  return { start, seconds, from, sign: Math.sign(move.to - from), distance, speed, ramp: move.ramp };
}

function covered({ seconds, distance, speed, ramp }: Leg, time: number): number {
  if (time >= seconds) return distance;
  if (time < ramp) return starting(time / ramp) * speed * ramp;
  if (time <= seconds - ramp) return speed * (time - ramp / 2);
  return distance - starting((seconds - time) / ramp) * speed * ramp;
}

/** Distance covered while the speed rises along 3u² - 2u³, as a share of full speed over the whole ramp. */
const starting = (u: number): number => u ** 3 - u ** 4 / 2;
