import { Colors, type DxfBlock, DxfWriter, LWPolylineFlags, point2d, point3d, Units } from "@tarikjabiri/dxf";
import type { Measures } from "#vehicles/measures.ts";
import { viewSheet } from "#vehicles/views.ts";
import { type Dimension, dimensionsOf } from "../../drawings/views/dimensions.ts";
import type { VehicleViews } from "../../drawings/views/vehicle-views.ts";
import type { DrawnView } from "../../drawings/views/view.ts";

const layers = {
  outline: "MAG-OUTLINE",
  edges: "MAG-EDGES",
  dimensions: "MAG-DIMENSIONS",
  turning: "MAG-TURNING-CIRCLE",
} as const;

/** Between the plan and the side above it, mm. */
const apart = 1500;

/**
 * Plan and side of a vehicle as DXF in millimetres: the blocks PLAN and SIDE, each with the turning centre at its
 * origin, and both inserted in the model space with their dimensions.
 */
export function vehicleDxf({ plan, side }: VehicleViews, measures: Measures): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  dxf.addLayer(layers.outline, Colors.White, "Continuous");
  dxf.addLayer(layers.edges, 8, "Continuous");
  dxf.addLayer(layers.dimensions, Colors.Green, "Continuous");
  dxf.addLayer(layers.turning, Colors.Cyan, "Continuous");
  const above = measures.turningRadius + apart;
  for (const [name, view, y] of [
    ["PLAN", plan, 0],
    ["SIDE", side, above],
  ] as const) {
    addView(dxf.addBlock(name), view);
    dxf.addInsert(name, point3d(0, y, 0), { layerName: layers.outline });
    const kind = name === "PLAN" ? "plan" : "side";
    for (const dimension of dimensionsOf(kind, measures, viewSheet(kind, measures)))
      addDimension(dxf, dimension, y, viewSheet(kind, measures).text);
  }
  dxf.addCircle(point3d(0, 0, 0), measures.turningRadius, { layerName: layers.turning });
  return dxf.stringify();
}

function addView(block: DxfBlock, { silhouette, edges, outlines }: DrawnView) {
  const add = (lines: DrawnView["edges"], layerName: string, flags: LWPolylineFlags) => {
    for (const line of lines)
      block.addLWPolyline(
        line.map(([x, y]) => ({ point: point2d(x, y) })),
        { flags, layerName },
      );
  };
  add(silhouette, layers.outline, LWPolylineFlags.Closed);
  add(outlines, layers.outline, LWPolylineFlags.None);
  add(edges, layers.edges, LWPolylineFlags.None);
}

/** Draws a dimension as lines and text: programs differ in how they show a dimension entity without its own block. */
function addDimension(
  dxf: DxfWriter,
  { from, to, at, upright, label }: Dimension,
  above: number,
  text: number,
) {
  const place = (along: number, across: number) =>
    upright ? point3d(across, along + above, 0) : point3d(along, across + above, 0);
  const onLayer = { layerName: layers.dimensions };
  for (const [along, across] of [from, to])
    dxf.addLine(place(along, across), place(along, at + Math.sign(at - across) * text * 0.4), onLayer);
  dxf.addLine(place(from[0], at), place(to[0], at), onLayer);
  const middle = place((from[0] + to[0]) / 2 - (label.length * text) / 3, at);
  dxf.addText(
    point3d(middle.x - (upright ? text * 0.3 : 0), middle.y + (upright ? 0 : text * 0.3), 0),
    text,
    label,
    {
      ...onLayer,
      rotation: upright ? 90 : 0,
    },
  );
}
