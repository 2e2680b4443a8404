import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { plannerEditorWords as words } from "#content/planner/editor.ts";
import type { Point } from "#planner/floor/floor.ts";
import type { Box } from "./box.ts";
import { type Edit, type Floor, grid } from "./floor.ts";
import styles from "./floor-editor.module.css";
import type { Underlay } from "./underlay/underlay.ts";

type Moved = { id: string; x: number; y: number };
type CanvasProps = {
  floor: Floor;
  box: Box;
  underlay: Underlay | undefined;
  /** Takes the point that is pressed; undefined while places are chosen and moved. */
  onPoint: ((point: Point) => void) | undefined;
  selected: string | undefined;
  onSelect: (id: string) => void;
  onEdit: (edit: Edit) => void;
};

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The floor with its places as buttons that can be moved. */
export function Canvas({ floor, box, underlay, onPoint, selected, onSelect, onEdit }: CanvasProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [moved, setMoved] = useState<Moved>();
  const unit = box.width / 100;
  const at = (id: string) =>
    moved?.id === id ? moved : (floor.places.find((place) => place.id === id) ?? { x: 0, y: 0 });

  useEffect(() => {
    const drawing = svg.current;
    drawing?.addEventListener("touchmove", holdPage, { passive: false });
    return () => drawing?.removeEventListener("touchmove", holdPage);
  }, []);

  function positionOf(event: { clientX: number; clientY: number }) {
    const screen = svg.current?.getScreenCTM();
    if (!screen) return undefined;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen.inverse());
    return { x, y: -y };
  }

  function move(event: PointerEvent, id: string) {
    const position = event.currentTarget.hasPointerCapture(event.pointerId) && positionOf(event);
    if (position) setMoved({ id, ...position });
  }

  function drop() {
    if (moved) onEdit({ kind: "move", ...moved });
    setMoved(undefined);
  }

  function press(event: KeyboardEvent, id: string) {
    const arrow = arrows[event.key];
    if (arrow) {
      const { x, y } = at(id);
      const far = event.shiftKey ? grid * 4 : grid;
      onEdit({ kind: "move", id, x: x + arrow[0] * far, y: y + arrow[1] * far });
    } else if (event.key === "Enter" || event.key === " ") onSelect(id);
    else if (event.key === "Delete") onEdit({ kind: "remove", id });
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: no element of HTML groups buttons within a drawing
    <svg
      ref={svg}
      className={styles.canvas}
      viewBox={`${box.x} ${-box.y - box.height} ${box.width} ${box.height}`}
      role="group"
      aria-label={words.canvas}
      data-picking={onPoint ? "" : undefined}
      onClickCapture={(event) => {
        const point = onPoint && positionOf(event);
        if (!point) return;
        event.stopPropagation();
        onPoint({ x: Math.round(point.x), y: Math.round(point.y) });
      }}
    >
      {underlay && <Below {...underlay} />}
      {floor.lanes.map(({ from, to, both, width = unit }, index) => {
        const [a, b] = [at(from), at(to)];
        const way = { x1: a.x, y1: -a.y, x2: b.x, y2: -b.y };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lanes have no names
          <g key={index}>
            <line className={styles.lane} {...way} strokeWidth={width} />
            <line className={styles.way} {...way} data-one-way={!both || undefined} />
            {!both && (
              <circle
                className={styles.end}
                cx={(a.x + 3 * b.x) / 4}
                cy={-(a.y + 3 * b.y) / 4}
                r={unit / 2}
              />
            )}
          </g>
        );
      })}
      {floor.places.map(({ id, handover, chargers }) => {
        const { x, y } = at(id);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button of HTML can't stand in a drawing
          <g
            key={id}
            className={styles.place}
            role="button"
            tabIndex={0}
            aria-pressed={id === selected}
            aria-label={words.place(id, x / 1000, y / 1000)}
            onClick={() => onSelect(id)}
            onKeyDown={(event) => press(event, id)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => move(event, id)}
            onPointerUp={drop}
            onPointerCancel={() => setMoved(undefined)}
          >
            <circle className={styles.reach} cx={x} cy={-y} r={unit * 2.5} />
            <circle
              className={chargers ? styles.charger : handover ? styles.handover : styles.junction}
              cx={x}
              cy={-y}
              r={unit}
            />
            <text x={x + unit * 1.5} y={-y - unit * 1.2} fontSize={unit * 1.8}>
              {id}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A finger that moves a place doesn't scroll the page; browsers heed `touch-action` of a whole drawing only. */
function holdPage(event: TouchEvent) {
  if (event.target instanceof Element && event.target.closest("[role=button]")) event.preventDefault();
}

/** The building's picture or drawing. */
function Below(underlay: Underlay) {
  const { x, y, width, height, scale } = underlay;
  return (
    <g
      className={styles.underlaid}
      transform={`translate(${x} ${-y}) scale(${scale})`}
      data-underlay={underlay.kind}
    >
      {underlay.kind === "picture" ? (
        <image href={underlay.href} width={width} height={height} />
      ) : (
        <path d={underlay.path} />
      )}
    </g>
  );
}
