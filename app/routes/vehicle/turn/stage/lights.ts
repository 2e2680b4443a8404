import { DirectionalLight, Group, HemisphereLight } from "three";

/** From the sky, and back from the floor. */
export const skyLight = () => new HemisphereLight("#ffffff", "#8c9490", 1.7);

/** From over the visitor's shoulder: it moves with the camera. */
export function keyLight(): Group {
  const light = new DirectionalLight("#ffffff", 2.1);
  light.position.set(-2, 3, 2);
  light.target.position.set(0, 0, -5);
  return new Group().add(light, light.target);
}
