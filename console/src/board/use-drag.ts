import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useText } from '../text/text-context';
import type { BoardCardData, BoardStep } from './board-data';
import { useEdgeScroll } from './use-edge-scroll';

/** The pointer must move this far before a press becomes a drag, so that links and scrolling keep working. */
const THRESHOLD_PX = 8;
const INSET_PX = 4;

interface Held {
  readonly card: BoardCardData;
  /** Step over which the card is held. */
  readonly stepId: string;
  readonly by: 'pointer' | 'keyboard';
}

/** A card that is held over a step: by the handle with mouse or touch, or by Space and the arrow keys. */
export function useDrag(steps: readonly BoardStep[], onDrop: (card: BoardCardData, stepId: string) => void) {
  const t = useText();
  const [held, setHeld] = useState<Held>();
  const scrolling = useEdgeScroll();
  const [announcement, setAnnouncement] = useState('');
  const start = useRef<{ x: number; y: number }>(undefined);
  const hold = (next: Held | undefined, text: string) => {
    setHeld(next);
    setAnnouncement(text);
  };
  const nameOf = (stepId: string) => steps.find(({ id }) => id === stepId)?.name ?? '';
  const over = (card: BoardCardData, stepId: string, by: Held['by']) => {
    if (held?.stepId !== stepId) hold({ card, stepId, by }, t('board.over', { step: nameOf(stepId) }));
  };
  const drop = () => {
    if (held) onDrop(held.card, held.stepId);
    hold(undefined, held ? t('board.dropped', { step: nameOf(held.stepId) }) : '');
  };
  const cancel = () => hold(undefined, held ? t('board.cancelled') : '');
  const onKeyDown = (card: BoardCardData) => (event: KeyboardEvent) => {
    const index = steps.findIndex(({ id }) => id === (held?.stepId ?? card.assignment.step_id));
    const next = steps[index + ({ ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0)];
    if (event.key === ' ' || (held && event.key === 'Enter')) {
      if (held) drop();
      else over(card, card.assignment.step_id, 'keyboard');
    } else if (held && event.key === 'Escape') cancel();
    else if (held && next) over(card, next.id, 'keyboard');
    else return;
    event.preventDefault();
  };
  const pointer = (card: BoardCardData) => ({
    onPointerDown: (event: PointerEvent) => {
      start.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return;
      const distance = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y);
      const handle = event.currentTarget;
      const isDragging = held !== undefined || distance > THRESHOLD_PX;
      const update = () => {
        const step = stepAt(handle, event.clientX, event.clientY);
        if (step && isDragging) over(card, step, 'pointer');
      };
      scrolling.stop();
      update();
      if (isDragging) scrolling.start(handle, event.clientX, update);
    },
    onPointerUp: () => {
      scrolling.stop();
      start.current = undefined;
      if (held?.by === 'pointer') drop();
    },
    onPointerCancel: () => {
      scrolling.stop();
      start.current = undefined;
      cancel();
    },
  });
  return { held, announcement, onKeyDown, pointer };
}

/** A finger beside the board is over the column at that edge. */
function stepAt(handle: Element, x: number, y: number): string | undefined {
  const { left = 0, right = innerWidth } = handle.closest('[data-board]')?.getBoundingClientRect() ?? {};
  const within = Math.min(Math.max(x, left + INSET_PX), right - INSET_PX);
  const column = document.elementFromPoint(within, y)?.closest<HTMLElement>('[data-step]');
  return column?.dataset['step'];
}
