import type { RefObject } from "react";
import { FloorDrawing } from "#app/sections/floor-drawing/floor-drawing.tsx";
import canvasStyles from "#app/sections/hall/hall-canvas.module.css";
import { SignKey } from "#app/sections/hall/sign-key.tsx";
import { StillHall } from "#app/sections/hall/still-hall.tsx";
import { screens } from "#content/products/screens.ts";
import { boxOf } from "./crossing.ts";
import styles from "./fleet-screen.module.css";
import { useSharedFloor } from "./shared-floor.tsx";

type ScreenMapProps = {
  canvas: RefObject<HTMLCanvasElement | null>;
  part: "map" | "crossing";
  summary: string;
  /** Whether a list beside it tells what signs mean. */
  isKeyed: boolean;
};

/** Lanes, the ground that vehicles hold, the vehicles and the door. */
export function ScreenMap({ canvas, part, summary, isKeyed }: ScreenMapProps) {
  const { site, view } = useSharedFloor();
  const around = boxOf(part);
  return (
    <>
      <div className={styles.map}>
        <FloorDrawing floor={site.floor} around={around} label={screens.labels[part]} short>
          {!view?.said && <StillHall floor={site.floor} around={around} standing={site.standing} />}
          <canvas ref={canvas} className={canvasStyles.canvas} />
        </FloorDrawing>
      </div>
      <div className={styles.legend}>
        {part === "map" && <b>{summary}</b>}
        <span>{screens.legend}</span>
        {!isKeyed && <SignKey />}
      </div>
    </>
  );
}
