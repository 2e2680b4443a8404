import type { RefObject } from "react";
import { FloorDrawing } from "#app/sections/floor-drawing/floor-drawing.tsx";
import canvasStyles from "#app/sections/hall/hall-canvas.module.css";
import { SignKey } from "#app/sections/hall/sign-key.tsx";
import { StillHall } from "#app/sections/hall/still-hall.tsx";
import { screens } from "#content/products/screens.ts";
import styles from "./fleet-screen.module.css";
import { useSharedFloor } from "./shared-floor.tsx";

type ScreenMapProps = { canvas: RefObject<HTMLCanvasElement | null>; summary: string };

/** Lanes, the ground that vehicles hold, the vehicles and the door. */
export function ScreenMap({ canvas, summary }: ScreenMapProps) {
  const { site, view } = useSharedFloor();
  return (
    <>
      <div className={styles.map}>
        <FloorDrawing floor={site.floor} label={screens.labels.map} short>
          {!view?.said && <StillHall floor={site.floor} standing={site.standing} />}
          <canvas ref={canvas} className={canvasStyles.canvas} />
        </FloorDrawing>
      </div>
      <div className={styles.legend}>
        <b>{summary}</b>
        <span>{screens.legend}</span>
        <SignKey />
      </div>
    </>
  );
}
