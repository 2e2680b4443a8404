import { type ComponentType, useEffect, useRef, useState } from "react";
import { FloorDrawing, numbersOf, PlantUnder } from "#app/sections/floor-drawing/floor-drawing.tsx";
import { hallWords } from "#content/planner/hall.ts";
import { hallLabel } from "#content/planner/hall-label.ts";
import { noCounts } from "#planner/session/journal.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { FloorKey } from "./floor-key.tsx";
import hallStyles from "./hall.module.css";
import type { HallProps } from "./hall.tsx";
import styles from "./live-hall.module.css";
import { PromiseTable } from "./promise-table.tsx";
import { Stage } from "./stage.tsx";
import { StillCounts } from "./still-counts.tsx";
import { StillHall } from "./still-hall.tsx";

const load = () => import("./hall.tsx");
/* Its page is there to show it: the script is fetched while the page becomes ready for it. */
if (!import.meta.env.SSR) void load().catch(() => undefined);

/**
 * A floor that is a drawing, with its vehicles where they begin, until it is in view; then its script is loaded, without a touch, and vehicles drive on it.
 */
export function LiveHall(props: HallProps) {
  const place = useRef<HTMLDivElement>(null);
  /* Not by Suspense: React would hold it back for 0.3 s after the drawing. */
  const [Hall, setHall] = useState<ComponentType<HallProps>>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      load().then(
        (module) => setHall(() => module.default),
        () => setFailed(true),
      );
    });
    sight.observe(place.current);
    return () => sight.disconnect();
  }, []);

  const { plan, scene, share } = props;
  const still = plan && (
    <div className={hallStyles.hall}>
      <Stage
        promise={
          <PromiseTable
            counts={scene?.counts ?? noCounts}
            time={scene?.begins ?? 0}
            plan={plan}
            share={share}
          />
        }
        floor={
          <FloorDrawing
            floor={plan}
            label={hallLabel(plan.name)}
            under={plan.under && <PlantUnder under={plan.under} />}
            numbers={numbersOf(plan)}
            below={<FloorKey />}
          >
            {scene && <StillHall floor={plan} standing={scene.standing} />}
          </FloorDrawing>
        }
      >
        {scene && <StillCounts scene={scene} />}
      </Stage>
      <div className={hallStyles.panels} />
    </div>
  );
  return (
    <div ref={place} data-live="" className={plan ? undefined : styles.unread}>
      {Hall ? <Hall {...props} /> : still}
      {failed && <Alert tone="error">{hallWords.failed}</Alert>}
    </div>
  );
}
