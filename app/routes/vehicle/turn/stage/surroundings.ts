import {
  BoxGeometry,
  type Color,
  DoubleSide,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
} from "three";
import type { TurnData } from "../load-turn.ts";
import type { Looking } from "../view/looking.ts";
import { doorHeight } from "../view/say.ts";
import type { Inks } from "./inks.ts";
import { circle, type Point } from "./lines.ts";

/** Metres: the thickness of walls, their length beside a doorway, and the height and length of an aisle's. */
const [thick, beside, high, long] = [0.12, 0.9, 2, 5];

/** mm that VDI 2198 adds to an aisle, half on each side. */
const margin = 200;

/** A doorway across the vehicle's way, or the aisle in which it turns to the place on its load's side. */
export function surroundings(
  { around, width }: Pick<Looking, "around" | "width">,
  data: TurnData,
  fits: boolean,
  inks: Inks,
): Group {
  const color = fits ? inks.line : inks.error;
  if (around === "doorway") return doorway(width / 1000, data, color);
  if (around === "aisle" && data.aisle) return aisle(width / 1000, data.aisle, color, inks.route);
  return new Group();
}

function doorway(width: number, { size }: TurnData, color: Color): Group {
  const [x, door] = [(size.front - size.length / 2) / 1000, doorHeight / 1000];
  const jamb = (side: number) =>
    wall([thick, door, beside], [x, door / 2, (side * (width + beside)) / 2], color);
  const lintel = wall([thick, 0.3, width + 2 * beside], [x, door + 0.15, 0], color);
  return new Group().add(jamb(-1), jamb(1), lintel);
}

function aisle(
  width: number,
  { truck, loaded }: NonNullable<TurnData["aisle"]>,
  color: Color,
  route: Color,
): Group {
  const place = -(loaded + margin / 2) / 1000;
  const side = (x: number) => wall([thick, high, long], [x, high / 2, 0], color);
  return new Group().add(
    side(place - thick / 2),
    side(place + width + thick / 2),
    circle(truck / 1000, route),
    circle(loaded / 1000, route),
  );
}

/** A translucent wall. */
function wall(size: Point, at: Point, color: Color): Group {
  const box = new BoxGeometry(...size);
  const pane = new MeshBasicMaterial({
    color,
    opacity: 0.12,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  });
  const group = new Group().add(
    new Mesh(box, pane),
    new LineSegments(new EdgesGeometry(box), new LineBasicMaterial({ color })),
  );
  group.position.set(...at);
  return group;
}
