import { type Camera, Vector3 } from "three";
import type { Label } from "./measure-lines.ts";

/** Writes each figure over the middle of its line. */
export function putLabels(
  into: HTMLElement,
  labels: readonly Label[],
  camera: Camera,
  { width, height }: { width: number; height: number },
): void {
  while (into.children.length < labels.length) into.append(document.createElement("span"));
  for (const [index, element] of [...into.children].entries()) {
    const span = element as HTMLElement;
    const label = labels[index];
    span.hidden = !label;
    if (!label) continue;
    const { x, y } = new Vector3(...label.from)
      .add(new Vector3(...label.to))
      .multiplyScalar(0.5)
      .project(camera);
    if (span.textContent !== label.text) span.textContent = label.text;
    const [left, top] = [((x + 1) / 2) * width, ((1 - y) / 2) * height];
    span.style.transform = `translate(${left}px, ${top}px) translate(-50%, -50%)`;
  }
}
