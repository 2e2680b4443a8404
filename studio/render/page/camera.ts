import { Matrix4, PerspectiveCamera } from "three";
import type { CameraSetup } from "../../shots/shot.ts";
import { filterOffset, halton } from "./sequences.ts";

export function cameraFor(setup: CameraSetup, width: number, height: number): PerspectiveCamera {
  // A lens is chosen for its horizontal view on 36 mm of film, whatever the picture's shape.
  const half = Math.atan((36 / 2 / setup.lens) * (height / width));
  const camera = new PerspectiveCamera((half * 2 * 180) / Math.PI, width / height, setup.near ?? 0.3, 90);
  camera.position.set(...setup.from);
  camera.lookAt(...setup.at);
  camera.updateMatrixWorld();
  return camera;
}

/** Moves the camera by part of a pixel and, with an aperture, across the lens disc; frames are averaged. */
export function jitter(
  camera: PerspectiveCamera,
  frame: number,
  size: { width: number; height: number },
  setup: CameraSetup,
) {
  camera.matrixWorldAutoUpdate = true;
  const [x, y] = filterOffset(frame);
  camera.setViewOffset(size.width, size.height, x, y, size.width, size.height);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  if (!setup.aperture) return;
  const radius = Math.sqrt(halton(frame, 5)) * setup.aperture;
  const angle = halton(frame, 7) * 2 * Math.PI;
  const [dx, dy] = [radius * Math.cos(angle), radius * Math.sin(angle)];
  const focus = setup.focus ?? distance(setup);
  camera.matrixWorld.multiply(new Matrix4().makeTranslation(dx, dy, 0));
  camera.matrixWorldInverse.copy(camera.matrixWorld).invert();
  const shear = new Matrix4().set(1, 0, dx / focus, 0, 0, 1, dy / focus, 0, 0, 0, 1, 0, 0, 0, 0, 1);
  camera.projectionMatrix.multiply(shear);
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  camera.matrixWorldAutoUpdate = false;
}

const distance = ({ from, at }: CameraSetup) => Math.hypot(at[0] - from[0], at[1] - from[1], at[2] - from[2]);
