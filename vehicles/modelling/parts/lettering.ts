export type Lettering = {
  /** height of the capitals' body as a share of the canvas height */
  size: number;
  colour: string;
  weight?: number;
  stretch?: CanvasFontStretch;
  align?: "left" | "center" | "right";
  /** share of the canvas height at which the line is centred */
  y?: number;
  /** share of the canvas width at which it starts, is centred or ends */
  x?: number;
};

/** Writes one line of the house typeface on a print. */
export function letter(context: CanvasRenderingContext2D, text: string, style: Lettering): void {
  const { canvas } = context;
  const align = style.align ?? "left";
  context.fillStyle = style.colour;
  context.font = `${style.weight ?? 600} ${canvas.height * style.size}px Archivo`;
  context.fontStretch = style.stretch ?? "normal";
  context.textAlign = align;
  context.textBaseline = "middle";
  const start = style.x ?? { left: 0, center: 0.5, right: 1 }[align];
  context.fillText(text, canvas.width * start, canvas.height * ((style.y ?? 0.5) + style.size * 0.03));
}
