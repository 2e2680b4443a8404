import { company } from "#content/company.ts";
import type { Measures } from "#vehicles/measures.ts";

/** A box in millimetres: x forwards from the turning centre, y to the left, z up from the floor. */
type Box = { name: string; from: Point; to: Point };
type Point = readonly [x: number, y: number, z: number];

/**
 * The envelope of a vehicle, forks or plate lowered, as STEP (ISO 10303-21, AP214) in millimetres: one solid for the
 * body and one for the forks, if there are any.
 */
export function vehicleStep(title: string, measures: Measures, { madeOn }: { madeOn: string }): string {
  const lines: string[] = [];
  const add = (entity: string) => `#${lines.push(entity)}`;
  const context = contextOf(add, title);
  const origin = axes(add, [0, 0, 0], [0, 0, 1], [1, 0, 0]);
  const solids = boxesOf(measures).map((box) => solid(add, box));
  const shape = add(`ADVANCED_BREP_SHAPE_REPRESENTATION('',(${[origin, ...solids]}),${context.units})`);
  add(`SHAPE_DEFINITION_REPRESENTATION(${context.shape},${shape})`);
  return [
    "ISO-10303-21;",
    "HEADER;",
    `FILE_DESCRIPTION((${text(`Envelope of the ${title}`)}),'2;1');`,
    `FILE_NAME(${text(title)},'${madeOn}',(${text(company.name)}),(${text(company.name)}),'','','');`,
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
    "ENDSEC;",
    "DATA;",
    ...lines.map((entity, index) => `#${index + 1}=${entity};`),
    "ENDSEC;",
    "END-ISO-10303-21;",
    "",
  ].join("\n");
}

type Add = (entity: string) => string;

function boxesOf({ front, rear, width, height, forks }: Measures): Box[] {
  if (!forks) return [{ name: "body", from: [-rear, -width / 2, 0], to: [front, width / 2, height] }];
  return [
    { name: "body", from: [forks.heel, -width / 2, 0], to: [front, width / 2, height] },
    { name: "forks", from: [-rear, -forks.spread / 2, 0], to: [forks.heel, forks.spread / 2, forks.lowest] },
  ];
}

/** Product, units and accuracy. */
function contextOf(add: Add, title: string) {
  const application = add("APPLICATION_CONTEXT('automotive design')");
  add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`);
  const productContext = add(`PRODUCT_CONTEXT('',${application},'mechanical')`);
  const product = add(`PRODUCT(${text(title)},${text(title)},'',(${productContext}))`);
  add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(${product}))`);
  const formation = add(`PRODUCT_DEFINITION_FORMATION('','',${product})`);
  const definitionContext = add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`);
  const definition = add(`PRODUCT_DEFINITION('design','',${formation},${definitionContext})`);
  const shape = add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`);
  const length = add("(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))");
  const angle = add("(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))");
  const solidAngle = add("(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())");
  const accuracy = add(
    `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-03),${length},'distance_accuracy_value','')`,
  );
  const units = add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${accuracy}))GLOBAL_UNIT_ASSIGNED_CONTEXT((${length},${angle},${solidAngle}))REPRESENTATION_CONTEXT('',''))`,
  );
  return { shape, units };
}

/** Faces of a box: the corners of each, counterclockwise from outside, with one bit each for x, y and z. */
const faces = [
  [0, 2, 3, 1],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 4, 6, 2],
  [1, 3, 7, 5],
] as const;

function solid(add: Add, { name, from, to }: Box): string {
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

const axes = (add: Add, at: Point, up: readonly number[], along: readonly number[]) =>
  add(`AXIS2_PLACEMENT_3D('',${point(add, at)},${direction(add, up)},${direction(add, along)})`);

const point = (add: Add, at: readonly number[]) => add(`CARTESIAN_POINT('',(${at.map(real)}))`);
const direction = (add: Add, to: readonly number[]) => add(`DIRECTION('',(${to.map(real)}))`);

/** STEP recognises a real number by its point, so whole numbers need one too. */
const real = (value: number) => (Number.isInteger(value) ? `${value || 0}.` : `${value}`);

/** STEP doubles apostrophes in strings. */
const text = (words: string) => `'${words.replaceAll("'", "''")}'`;

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Point) => a.map((each) => each / Math.hypot(...a));
