import { bounds, type Change } from "../view/looking.ts";

/** Degrees for each CSS pixel. */
const speed = 0.45;

/** One finger or the mouse turns the vehicle; two fingers, or the wheel with the Control key, zoom. */
export function followPointers(
  canvas: HTMLElement,
  look: (change: Change) => void,
  signal: AbortSignal,
): void {
  const pointers = new Map<number, { x: number; y: number }>();
  const spread = () => {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
  ) => canvas.addEventListener(name, act, { signal, passive: false });

  listen("pointerdown", ({ pointerId, clientX: x, clientY: y }) => {
    pointers.set(pointerId, { x, y });
    canvas.setPointerCapture(pointerId);
  });
  listen("pointermove", ({ pointerId, clientX: x, clientY: y }) => {
    const last = pointers.get(pointerId);
    if (!last) return;
    const before = spread();
    pointers.set(pointerId, { x, y });
    if (pointers.size === 1) {
      const [right, down] = [x - last.x, y - last.y];
      look(({ turn, tilt }) => ({ turn: turn - right * speed, tilt: tilt + down * speed }));
    } else if (before > 0) {
      const factor = spread() / before;
      look(({ zoom }) => ({ zoom: zoom * factor }));
    }
  });
  for (const name of ["pointerup", "pointercancel"] as const)
    listen(name, ({ pointerId }) => pointers.delete(pointerId));
  listen("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    look(({ zoom }) => ({ zoom: Math.min(bounds.zoom[1], zoom * Math.exp(-event.deltaY / 300)) }));
  });
}
