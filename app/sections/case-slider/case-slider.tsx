import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import type { pictureUrl } from "#app/pictures.ts";
import type { CaseStudy } from "#content/tasks/case-study.ts";
import { CaseSlide } from "./case-slide.tsx";
import styles from "./case-slider.module.css";

export type ShownCase = Omit<CaseStudy, "picture" | "site"> & { picture: ReturnType<typeof pictureUrl> };

type CaseSliderProps = { studies: readonly ShownCase[]; label: string; read: string };

export type SliderControlsProps = { list: RefObject<HTMLUListElement | null>; titles: readonly string[] };

/**
 * Case studies side by side: a list that scrolls and snaps by itself. The module with its buttons is fetched when the
 * list comes near the viewport; their place is reserved.
 */
export function CaseSlider({ studies, label, read }: CaseSliderProps) {
  const list = useRef<HTMLUListElement>(null);
  const Controls = useControls(list);
  return (
    <div className={styles.slider}>
      <ul ref={list} data-live="" data-row="2" data-roving="a" className={styles.list} aria-label={label}>
        {studies.map((study, index) => (
          <CaseSlide key={study.id} study={study} number={index + 1} count={studies.length} read={read} />
        ))}
      </ul>
      <div className={styles.controls}>
        {Controls && <Controls list={list} titles={studies.map(({ title }) => title)} />}
      </div>
    </div>
  );
}

/** One screen before it comes into view. */
const near = { rootMargin: "100% 0px" };

function useControls(list: RefObject<HTMLElement | null>) {
  const [module, setModule] = useState<{ SliderControls: ComponentType<SliderControlsProps> }>();

  useEffect(() => {
    if (!list.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import("./slider-controls.tsx").then(setModule, (error: unknown) => {
        console.error("The buttons of the case studies could not be loaded", error);
      });
    }, near);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);

  return module?.SliderControls;
}
