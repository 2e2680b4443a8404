import type { RefObject } from "react";
import styles from "./hall-canvas.module.css";

type PressedCanvasProps = {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** @param point shares of the drawing's width and height; @param pixels its width */
  onPress: (point: { x: number; y: number }, pixels: number) => void;
};

/** What drives, over a floor's drawing. By keyboard, what can be pressed there is chosen in lists beside it. */
export function PressedCanvas({ canvas, onPress }: PressedCanvasProps) {
  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      onPointerDown={({ nativeEvent, currentTarget }) => {
        const { clientWidth, clientHeight } = currentTarget;
        onPress({ x: nativeEvent.offsetX / clientWidth, y: nativeEvent.offsetY / clientHeight }, clientWidth);
      }}
    />
  );
}
