import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { FloorDrawing } from "#app/sections/floor-drawing/floor-drawing.tsx";
import { hallLabel } from "#content/hall-label.ts";
import type { HallProperties } from "./hall.tsx";
import styles from "./live-hall.module.css";

const Hall = lazy(() => import("./hall.tsx"));

/** A floor that is a drawing until it is in view; then its script is loaded, and vehicles drive on it. */
export function LiveHall(properties: HallProperties) {
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

  const { plan } = properties;
  const still = plan && <FloorDrawing floor={plan} label={hallLabel(plan.name)} />;
  return (
    <div ref={place} className={plan ? undefined : styles.unread}>
      {seen ? (
        <Suspense fallback={still}>
          <Hall {...properties} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}
