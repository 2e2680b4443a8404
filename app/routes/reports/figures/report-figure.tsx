import { DrawnFigure } from "#app/sections/drawn-figure/drawn-figure.tsx";
import { Signals } from "#app/sections/signals/signals.tsx";
import type { ReportFigure as Figure } from "#content/documents/report.ts";
import { Chain } from "./chain.tsx";
import styles from "./figures.module.css";
import { Fleet } from "./fleet.tsx";
import { Shares } from "./shares.tsx";
import { Steps } from "./steps.tsx";
import { Walk } from "./walk.tsx";

/** What a report is about, drawn from its record. */
export function ReportFigure({ figure }: { figure: Figure }) {
  return (
    <DrawnFigure heading={figure.heading} note={figure.note}>
      <div className={styles.drawn}>{drawn(figure)}</div>
    </DrawnFigure>
  );
}

function drawn(figure: Figure) {
  switch (figure.kind) {
    case "fleet":
      return <Fleet {...figure} />;
    case "walk":
      return <Walk {...figure} />;
    case "shares":
      return <Shares {...figure} />;
    case "chain":
      return <Chain {...figure} />;
    case "signals":
      return <Signals {...figure} />;
    case "steps":
      return <Steps {...figure} />;
  }
}

/** The record of one kind of figure. */
export type FigureOf<Kind extends Figure["kind"]> = Extract<Figure, { kind: Kind }>;
