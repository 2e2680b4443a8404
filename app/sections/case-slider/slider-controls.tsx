import { useEffect, useRef, useState } from "react";
import { IconButton } from "#ui/button/icon-button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import type { SliderControlsProps } from "./case-slider.tsx";

/** Moves one case study back or on, shows which one is current, and follows a list that is scrolled by hand. */
export function SliderControls({ list, titles }: SliderControlsProps) {
  const [shown, setShown] = useState(0);
  const aim = useRef(0);
  /* Whether the list is scrolling because of a button. */
  const sent = useRef(false);
  const count = titles.length;

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const place = Math.round(element.scrollLeft / element.clientWidth);
      setShown(place);
      /* The link of the slide in view is the one that the Tab key reaches. */
      for (const [index, link] of element.querySelectorAll("a").entries()) {
        link.tabIndex = index === place ? 0 : -1;
      }
      /* While the list scrolls after a click, `aim` stays its target, from which the next click counts. */
      if (place === aim.current) sent.current = false;
      if (!sent.current) aim.current = place;
    };
    /* In the next frame, which lays out the page anyway. */
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

  /* Counts from the list's target, so that two quick clicks are two steps; the first follows the last. */
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
