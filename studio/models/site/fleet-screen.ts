import type { Draw } from "../../../vehicles/modelling/kit.ts";
import { letter } from "../../../vehicles/modelling/parts/lettering.ts";

const colours = {
  ground: "#07130f",
  rack: "#14342a",
  rackEdge: "#2b6350",
  wall: "#245443",
  lane: "#1f7a54",
  route: "#2be08a",
  place: "#9fd9bd",
  words: "#f5f2eb",
  vehicle: "#f4b400",
} as const;

/** Metres of the floor to hundredths of the screen's height: the hall that the board stands in, seen from above. */
const mapX = (x: number) => 5 + (x + 17) * 2.92;
const mapY = (z: number) => 18 + (z + 15) * 2.92;

/** The fleet manager's screen: the map with lanes, places and a live route; beside it, each vehicle's mission. */
export const drawFleet: Draw = (context, width, height) => {
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, width, height);
  letter(context, "Fleet Manager", { size: 0.07, colour: colours.words, x: 0.028, y: 0.085, weight: 650 });
  context.save();
  context.scale(height / 100, height / 100);
  drawFloor(context);
  drawRoute(context);
  drawFleetOnMap(context);
  context.restore();
  drawOrders(context, height / width);
};

function drawFloor(context: CanvasRenderingContext2D): void {
  context.lineJoin = "round";
  context.strokeStyle = colours.wall;
  context.lineWidth = 0.5;
  context.strokeRect(mapX(-17), mapY(-15), 34 * 2.92, 26.6 * 2.92);
  for (const [x, from, to] of racks) {
    context.fillStyle = colours.rack;
    context.strokeStyle = colours.rackEdge;
    context.lineWidth = 0.3;
    context.fillRect(mapX(x - 1.1), mapY(from), 2.2 * 2.92, (to - from) * 2.92);
    context.strokeRect(mapX(x - 1.1), mapY(from), 2.2 * 2.92, (to - from) * 2.92);
  }
  context.strokeStyle = colours.lane;
  context.lineWidth = 0.7;
  context.stroke(lanes());
  context.strokeStyle = colours.place;
  context.lineWidth = 0.35;
  for (const [x, z, side] of places) context.strokeRect(mapX(x) - side / 2, mapY(z) - side / 2, side, side);
}

/** Middle of each pair of rows, and where it begins and ends. */
const racks = [
  [-11.4, -15, -5],
  [-5.7, -15, -5],
  [0, -15, -5],
  [7, -15, -13],
] as const;

/** Charging, staging, packing tables and the conveyor's end: x, z, side. */
const places = [
  [-3.8, 6.3, 3],
  [-3.8, 7.9, 3],
  [9.4, 5.6, 4],
  [11, 5.6, 4],
  [12.6, 5.6, 4],
  [10.2, -8.2, 4.6],
  [12.6, -8.2, 4.6],
  [5.4, -3.4, 4],
] as const;

function lanes(): Path2D {
  const [west, east] = [mapX(-16), mapX(16)];
  const path = new Path2D(`M${west} ${mapY(-1.6)}H${east}M${west} ${mapY(2.4)}H${east}`);
  for (const x of [-14.1, -8.5, -2.9, 3.4])
    path.addPath(new Path2D(`M${mapX(x)} ${mapY(-14)}V${mapY(-1.6)}`));
  for (const x of [-1.6, 11]) path.addPath(new Path2D(`M${mapX(x)} ${mapY(-1.6)}V${mapY(6)}`));
  return path;
}

function drawRoute(context: CanvasRenderingContext2D): void {
  context.strokeStyle = colours.route;
  context.lineWidth = 1.5;
  const [aisle, down] = [mapX(-2.9), mapX(11)];
  context.stroke(
    new Path2D(`M${aisle} ${mapY(-11)}V${mapY(-2.2)}l1.8 1.8H${down - 1.8}l1.8 1.8V${mapY(5.6)}`),
  );
  context.fillStyle = colours.words;
  context.beginPath();
  context.arc(aisle, mapY(-11), 1.7, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = colours.route;
  context.fillRect(down - 2, mapY(5.6) - 2, 4, 4);
}

function drawFleetOnMap(context: CanvasRenderingContext2D): void {
  for (const [x, z, live] of [
    [2.4, -1.6, true],
    [-10, -1.6, false],
    [-7, 2.4, false],
    [6.6, 2.4, false],
    [-3.8, 6.3, false],
    [5.4, -3.4, false],
    [-8.5, -9, false],
  ] as const) {
    context.fillStyle = live ? colours.words : colours.vehicle;
    context.fillRect(mapX(x) - 1.9, mapY(z) - 1.5, 3.8, 3);
  }
}

const orders = [
  ["Fork 02", "B to P-05", 0.78, true],
  ["Lifter 04", "Packing 2", 0.64, false],
  ["Tugger 01", "Round 3 of 8", 0.9, false],
  ["Conveyor 03", "Handover", 0.55, false],
  ["Lifter 01", "Charging", 0.41, false],
] as const;

/** One line for each vehicle: its name, its mission, its battery; the one whose route is shown is first, on green. */
function drawOrders(context: CanvasRenderingContext2D, aspect: number): void {
  const { width, height } = context.canvas;
  const unit = height / 100;
  const left = 0.645;
  letter(context, "5 of 12 vehicles", { size: 0.042, colour: colours.place, x: left, y: 0.095, weight: 500 });
  for (const [i, [name, task, battery, live]] of orders.entries()) {
    const top = 18 + i * 15.7;
    context.fillStyle = live ? "#0f5b3f" : "#0e2820";
    context.fillRect(width * left, top * unit, width * 0.328, 13.8 * unit);
    const x = left + 2.6 * aspect * 0.01;
    letter(context, name, { size: 0.052, colour: colours.words, x, y: (top + 4.6) / 100, weight: 640 });
    letter(context, task, { size: 0.042, colour: colours.place, x, y: (top + 10) / 100, weight: 480 });
    const bar = { x: width * 0.905, y: (top + 5.4) * unit, width: 9 * unit, height: 3 * unit };
    context.fillStyle = "#1d3b30";
    context.fillRect(bar.x, bar.y, bar.width, bar.height);
    context.fillStyle = battery < 0.5 ? colours.vehicle : colours.route;
    context.fillRect(bar.x, bar.y, bar.width * battery, bar.height);
  }
}
