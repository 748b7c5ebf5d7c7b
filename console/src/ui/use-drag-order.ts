import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { moveItem } from './move-item';

interface DragOrder<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** The element whose children are the items. */
  readonly list: RefObject<Element | null>;
  readonly onMoved: (item: Item, index: number) => void;
  readonly onDrop: (items: readonly Item[], key: string) => void;
}

interface Held<Item> {
  readonly key: string;
  /** The order while the item is dragged. */
  readonly order: readonly Item[];
}

/** The order of a list while one of its items is dragged. A cancelled drag restores it. */
export function useDragOrder<Item>({ items, keyOf, list, onMoved, onDrop }: DragOrder<Item>) {
  const [held, setHeld] = useState<Held<Item>>();
  const shown = held?.order ?? items;
  const onMove = (y: number) => {
    const from = shown.findIndex((item) => keyOf(item) === held?.key);
    const item = shown[from];
    const to = indexAt(list.current, y) ?? from;
    const order = moveItem(shown, from, to);
    if (!held || !item || order === shown) return;
    setHeld({ ...held, order });
    onMoved(item, to);
  };
  const onEnd = (isDropped: boolean) => {
    if (isDropped && held && held.order !== items) onDrop(held.order, held.key);
    setHeld(undefined);
  };
  useDragging(held !== undefined, onMove, onEnd);
  const onPointerDown = (item: Item) => (event: PointerEvent) => {
    if (event.button === 0) setHeld({ key: keyOf(item), order: items });
  };
  return { shown, heldKey: held?.key, onPointerDown };
}

/** Follows the pointer in the window: a handle that moves in the document loses its pointer capture. */
function useDragging(isHeld: boolean, onMove: (y: number) => void, onEnd: (isDropped: boolean) => void): void {
  const move = useEffectEvent((event: globalThis.PointerEvent) => onMove(event.clientY));
  const end = useEffectEvent((event: Event) => onEnd(event.type === 'pointerup'));
  useEffect(() => {
    if (!isHeld) return;
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    window.addEventListener('pointermove', (event) => move(event), options);
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, (event) => end(event), options);
    return () => listeners.abort();
  }, [isHeld]);
}

/** The index of the item of the list at the height of the pointer. */
function indexAt(list: Element | null, y: number): number | undefined {
  const index = [...(list?.children ?? [])].findIndex((child) => {
    const { top, bottom } = child.getBoundingClientRect();
    return y >= top && y <= bottom;
  });
  return index < 0 ? undefined : index;
}
