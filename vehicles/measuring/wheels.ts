import { Box3, type Object3D, Vector3 } from "three";
import type { Wheel } from "./measures.ts";

/** Where the unsteered axle crosses the centre line, in metres along the model: the vehicle turns about this point. */
export function fixedAxle(vehicle: Object3D): number {
  const axle = wheelsOf(vehicle).filter(({ isFixed }) => isFixed);
  return axle.reduce((sum, { at }) => sum + at.x, 0) / axle.length;
}

/** Every wheel, in millimetres from the turning centre. */
export function measureWheels(vehicle: Object3D, turningCentre: number): Wheel[] {
  const wheels = wheelsOf(vehicle);
  const hasSteered = wheels.some(({ isSteered }) => isSteered);
  return wheels.map(({ wheel, at, isSteered, isFixed }) => {
    const size = new Box3().setFromObject(wheel, true).getSize(new Vector3());
    return {
      drives: isSteered || (isFixed && !hasSteered),
      steers: isSteered,
      swivels: !isSteered && !isFixed,
      x: millimetres(at.x - turningCentre),
      y: millimetres(-at.z),
      diameter: millimetres(size.y),
      width: millimetres(size.z),
    };
  });
}

/** Steered wheels stand on the centre line; wheels on rubber are castors if there is another pair. */
function wheelsOf(vehicle: Object3D) {
  const wheels = vehicle.getObjectsByProperty("name", "wheel").map((wheel) => {
    const at = wheel.getWorldPosition(new Vector3());
    const isSteered = Math.abs(at.z) <= 0.01;
    return { wheel, at, isSteered, isFirm: !isSteered && Boolean(wheel.getObjectByName("polyurethane")) };
  });
  const hasFirm = wheels.some(({ isFirm }) => isFirm);
  return wheels.map(({ isFirm, ...wheel }) => ({
    ...wheel,
    isFixed: !wheel.isSteered && (isFirm || !hasFirm),
  }));
}

const millimetres = (metres: number) => Math.round(metres * 1000);
