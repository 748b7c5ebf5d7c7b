import { type RefObject, useLayoutEffect } from 'react';

const GAP_PX = 4;
const MAX_HEIGHT_PX = 280;
const MIN_WIDTH_PX = 240;

/** Shows a list below an input, or above it if there is more space. It is not cut off by a dialog that scrolls. */
export function usePopover(
  isOpen: boolean,
  input: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [anchor, popover] = [input.current, list.current];
    if (!isOpen || !anchor || !popover) return;
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true, passive: true };
    const place = () => placeBeside(anchor, popover);
    popover.showPopover();
    place();
    for (const event of ['scroll', 'resize']) window.addEventListener(event, place, options);
    return () => {
      listeners.abort();
      if (popover.isConnected) popover.hidePopover();
    };
  }, [isOpen, input, list]);
}

function placeBeside(anchor: HTMLElement, { style }: HTMLElement): void {
  const { top, bottom, left, width } = anchor.getBoundingClientRect();
  const [above, below] = [top - GAP_PX, innerHeight - bottom - GAP_PX];
  const isBelow = below >= Math.min(MAX_HEIGHT_PX, above);
  const wanted = Math.min(Math.max(width, MIN_WIDTH_PX), innerWidth);
  style.width = `${wanted}px`;
  style.left = `${Math.max(0, Math.min(left, innerWidth - wanted))}px`;
  style.top = isBelow ? `${bottom + GAP_PX}px` : 'auto';
  style.bottom = isBelow ? 'auto' : `${innerHeight - top + GAP_PX}px`;
  style.maxHeight = `${Math.min(MAX_HEIGHT_PX, (isBelow ? below : above) - GAP_PX)}px`;
}
