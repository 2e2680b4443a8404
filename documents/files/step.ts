import { company } from "#content/company/company.ts";
import type { Measures } from "#vehicles/measures.ts";
import { type Add, axes, type Box, solid, text } from "./step-solid.ts";

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
