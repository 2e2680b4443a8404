/** A way on the floor: straight, then an arc, then straight, as a tape is laid. */
export type Way = {
  length: number;
  /** position after so many metres, and heading in radians, counter-clockwise seen from above */
  at(metres: number): { x: number; z: number; heading: number };
};

/** Starts at (x, z) with a heading and goes on through the legs; a leg's `turn` (radians) bends it to the left. */
export function way(
  start: { x: number; z: number; heading: number },
  legs: readonly { length: number; turn?: number }[],
): Way {
  const pieces: { from: number; start: typeof start; length: number; turn: number }[] = [];
  let [place, from] = [start, 0];
  for (const { length, turn = 0 } of legs) {
    pieces.push({ from, start: place, length, turn });
    place = along(place, length, turn / length);
    from += length;
  }
  return {
    length: from,
    at: (metres) => {
      const piece = pieces.findLast((one) => one.from <= metres) ?? pieces[0];
      if (!piece) return start;
      return along(piece.start, metres - piece.from, piece.turn / piece.length);
    },
  };
}

/** `bend` is the turn for each metre. */
function along({ x, z, heading }: { x: number; z: number; heading: number }, metres: number, bend: number) {
  const turned = heading + bend * metres;
  if (Math.abs(bend) < 1e-9)
    return { x: x + Math.cos(heading) * metres, z: z - Math.sin(heading) * metres, heading };
  return {
    x: x + (Math.sin(turned) - Math.sin(heading)) / bend,
    z: z + (Math.cos(turned) - Math.cos(heading)) / bend,
    heading: turned,
  };
}

/** Position of a body whose two ends follow the way, `ahead` and `behind` metres along it. */
export function between(way: Way, ahead: number, behind: number): { x: number; z: number; heading: number } {
  const [a, b] = [way.at(ahead), way.at(behind)];
  return { x: (a.x + b.x) / 2, z: (a.z + b.z) / 2, heading: Math.atan2(b.z - a.z, a.x - b.x) };
}
