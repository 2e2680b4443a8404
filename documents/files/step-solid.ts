/** A box in millimetres: x forwards from the turning centre, y to the left, z up from the floor. */
export type Box = { name: string; from: Point; to: Point };
type Point = readonly [x: number, y: number, z: number];

export type Add = (entity: string) => string;

/** Faces of a box: the corners of each, counterclockwise from outside, with one bit each for x, y and z. */
const faces = [
  [0, 2, 3, 1],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 4, 6, 2],
  [1, 3, 7, 5],
] as const;

export function solid(add: Add, { name, from, to }: Box): string {
  const corner = (bits: number): Point => [
    (bits & 1 ? to : from)[0],
    (bits & 2 ? to : from)[1],
    (bits & 4 ? to : from)[2],
  ];
  const vertices = Array.from({ length: 8 }, (_, bits) =>
    add(`VERTEX_POINT('',${point(add, corner(bits))})`),
  );
  const edges = new Map<string, string>();
  const edge = (a: number, b: number) => {
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    const known = edges.get(`${low} ${high}`);
    if (known) return known;
    const along = minus(corner(high), corner(low));
    const length = Math.hypot(...along);
    const vector = add(
      `VECTOR('',${direction(
        add,
        along.map((each) => each / length),
      )},${real(length)})`,
    );
    const line = add(`LINE('',${point(add, corner(low))},${vector})`);
    const made = add(`EDGE_CURVE('',${vertices[low]},${vertices[high]},${line},.T.)`);
    edges.set(`${low} ${high}`, made);
    return made;
  };
  const shell = faces.map((corners) => {
    const loop = corners.map((a, index) => {
      const b = corners[(index + 1) % 4] ?? a;
      return add(`ORIENTED_EDGE('',*,*,${edge(a, b)},${a < b ? ".T." : ".F."})`);
    });
    const bound = add(`FACE_OUTER_BOUND('',${add(`EDGE_LOOP('',(${loop}))`)},.T.)`);
    const [a, b, c] = [corner(corners[0]), corner(corners[1]), corner(corners[2])];
    const normal = cross(minus(b, a), minus(c, b));
    const plane = add(`PLANE('',${axes(add, a, unit(normal), unit(minus(b, a)))})`);
    return add(`ADVANCED_FACE('',(${bound}),${plane},.T.)`);
  });
  return add(`MANIFOLD_SOLID_BREP('${name}',${add(`CLOSED_SHELL('',(${shell}))`)})`);
}

export const axes = (add: Add, at: Point, up: readonly number[], along: readonly number[]) =>
  add(`AXIS2_PLACEMENT_3D('',${point(add, at)},${direction(add, up)},${direction(add, along)})`);

const point = (add: Add, at: readonly number[]) => add(`CARTESIAN_POINT('',(${at.map(real)}))`);
const direction = (add: Add, to: readonly number[]) => add(`DIRECTION('',(${to.map(real)}))`);

/** STEP recognises a real number by its point, so whole numbers need one too. */
const real = (value: number) => (Number.isInteger(value) ? `${value || 0}.` : `${value}`);

/** STEP doubles apostrophes in strings. */
export const text = (words: string) => `'${words.replaceAll("'", "''")}'`;
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Point) => a.map((each) => each / Math.hypot(...a));
