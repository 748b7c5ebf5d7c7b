import { useEffect, useMemo } from 'react';

const EDGE_PX = 40;
const PX_PER_FRAME = 8;

/** Scrolls the board while a card is held at its edge, so that columns beside a small screen can be reached. */
export function useEdgeScroll() {
  const scrolling = useMemo(() => {
    let frame = 0;
    const stop = () => cancelAnimationFrame(frame);
    const start = (from: Element, x: number, onScroll: () => void) => {
      const board = from.closest('[data-board]');
      const direction = x > innerWidth - EDGE_PX ? 1 : x < EDGE_PX ? -1 : 0;
      if (!board || direction === 0) return;
      const step = () => {
        const before = board.scrollLeft;
        board.scrollLeft += direction * PX_PER_FRAME;
        onScroll();
        if (board.scrollLeft !== before) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    return { start, stop };
  }, []);
  useEffect(() => scrolling.stop, [scrolling]);
  return scrolling;
}
