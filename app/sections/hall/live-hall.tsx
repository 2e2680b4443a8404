import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { FloorDrawing, numbersOf, PlantUnder } from "#app/sections/floor-drawing/floor-drawing.tsx";
import { hallLabel } from "#content/planner/hall-label.ts";
import { noCounts } from "#planner/session/journal.ts";
import { FloorKey } from "./floor-key.tsx";
import hallStyles from "./hall.module.css";
import type { HallProps } from "./hall.tsx";
import styles from "./live-hall.module.css";
import { PromiseTable } from "./promise-table.tsx";
import { Stage } from "./stage.tsx";
import { StillCounts } from "./still-counts.tsx";
import { StillHall } from "./still-hall.tsx";

const Hall = lazy(() => import("./hall.tsx"));

/**
 * A floor that is a drawing, with its vehicles where they begin, until it is in view; then its script is loaded, without a touch, and vehicles drive on it.
 */
export function LiveHall(props: HallProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
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
      {seen ? (
        <Suspense fallback={still}>
          <Hall {...props} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}
