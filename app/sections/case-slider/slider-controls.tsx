import { useEffect, useRef, useState } from "react";
import { IconButton } from "#ui/button/icon-button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import type { SliderControlsProps } from "./case-slider.tsx";

/** Goes one case study back or on, says which one is shown, and keeps up with a finger that scrolls the list. */
export function SliderControls({ list, titles }: SliderControlsProps) {
  const [shown, setShown] = useState(0);
  const aim = useRef(0);
  /* Whether the list is on the way that a button sent it. */
  const sent = useRef(false);
  const count = titles.length;

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const place = Math.round(element.scrollLeft / element.clientWidth);
      setShown(place);
      /* On the way of a click, the next one counts from where the list is going. */
      if (place === aim.current) sent.current = false;
      if (!sent.current) aim.current = place;
    };
    /* With the next frame, which measures anyway. */
    const frame = requestAnimationFrame(look);
    element.onscroll = look;
    element.onpointerdown = () => {
      sent.current = false;
    };
    return () => {
      cancelAnimationFrame(frame);
      element.onscroll = element.onpointerdown = null;
    };
  }, [list]);

  /* Counted from where the list is going, so that two quick clicks are two steps; after the last comes the first. */
  function go(step: 1 | -1) {
    sent.current = true;
    aim.current = (aim.current + step + count) % count;
    list.current?.scrollTo({ left: aim.current * list.current.clientWidth });
  }

  return (
    <>
      <IconButton icon="arrow-left" label="Previous case study" onClick={() => go(-1)} />
      <IconButton icon="arrow" label="Next case study" onClick={() => go(1)} />
      <VisuallyHidden>
        <span role="status">{`Case study ${shown + 1} of ${count}: ${titles[shown]}`}</span>
      </VisuallyHidden>
    </>
  );
}
