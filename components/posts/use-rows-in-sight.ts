import { type RefObject, useLayoutEffect, useState } from "react";

type Rows = {
  /** How many there are. */
  count: number;
  /** Height of each, in pixels: all are as high. */
  height: number;
  /** How many come with the page, before the browser has measured the box. */
  first: number;
};

/** Rows beyond the box that are there already, so that neither wheel nor Tab meets an empty place. */
const OVERSCAN = 12;
/** They change by so many at once: a scroll draws anew every few rows, not with each. */
const STEP = 6;

/** Which rows of a long list stand on the page: those that its box shows, and some around them; from the first to before the second. */
export function useRowsInSight(box: RefObject<HTMLElement | null>, rows: Rows): [from: number, to: number] {
  const { count, height, first } = rows;
  const [shown, setShown] = useState([0, first] as [number, number]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const [top, bottom] = [element.scrollTop, element.scrollTop + element.clientHeight];
      const from = Math.max(0, Math.floor((top / height - OVERSCAN) / STEP) * STEP);
      const to = Math.ceil((bottom / height + OVERSCAN) / STEP) * STEP;
      setShown((now) => (now[0] === from && now[1] === to ? now : [from, to]));
    };
    element.addEventListener("scroll", measure, { passive: true });
    // Tells of the first size, too.
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => {
      element.removeEventListener("scroll", measure);
      sizes.disconnect();
    };
  }, [box, height]);
  // A list that became shorter is scrolled back by the browser only when it is drawn.
  const to = Math.min(shown[1], count);
  return [Math.min(shown[0], Math.max(0, to - 1)), to];
}
