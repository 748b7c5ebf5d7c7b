import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../text/text-context';
import { moveItem } from './move-item';

interface Sorting<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly onOrder: (items: readonly Item[]) => void;
}

interface Held<Item> {
  readonly key: string;
  /** The order while the item is dragged. */
  readonly order: readonly Item[];
}

/** Reorders a list by dragging a handle, by its arrow keys, and by buttons. The focus stays on the moved item. */
export function useSortable<Item>({ items, keyOf, nameOf, onOrder }: Sorting<Item>) {
  const t = useText();
  const [held, setHeld] = useState<Held<Item>>();
  const [announcement, setAnnouncement] = useState('');
  const { ref, focusNext } = useFocusAfterMove(items);
  const shown = held?.order ?? items;
  const report = (item: Item, position: number) =>
    setAnnouncement(t('sort.moved', { name: nameOf(item), position: position + 1, count: items.length }));
  const move = (item: Item, by: 1 | -1, control: string) => {
    const from = items.indexOf(item);
    const next = moveItem(items, from, from + by);
    if (next === items) return;
    focusNext(keyOf(item), control);
    report(item, from + by);
    onOrder(next);
  };
  const onKeyDown = (item: Item) => (event: KeyboardEvent) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (!by) return;
    event.preventDefault();
    move(item, by, 'handle');
  };
  const end = (isDropped: boolean) => {
    if (isDropped && held && held.order !== items) onOrder(held.order);
    setHeld(undefined);
  };
  const pointer = (item: Item) => ({
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld({ key: keyOf(item), order: items });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!held) return;
      const to = indexAt(event, shown.length);
      const order = to === undefined ? shown : moveItem(shown, shown.indexOf(item), to);
      if (order === shown) return;
      setHeld({ ...held, order });
      report(item, order.indexOf(item));
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  });
  return { ref, shown, heldKey: held?.key, announcement, move, onKeyDown, pointer };
}

/** The index of the item of the list at the height of the pointer. */
function indexAt({ currentTarget, clientY }: PointerEvent, count: number): number | undefined {
  const list = currentTarget.closest('[data-sortable]');
  const index = [...(list?.children ?? [])].findIndex((child) => {
    const { top, bottom } = child.getBoundingClientRect();
    return clientY >= top && clientY <= bottom;
  });
  return index < 0 || index >= count ? undefined : index;
}

/** An element that moves in the document loses the focus, and so does a button that becomes disabled. */
function useFocusAfterMove(items: readonly unknown[]) {
  const ref = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ readonly key: string; readonly control: string }>(undefined);
  const count = useRef(items.length);
  useEffect(() => {
    const isShorter = items.length < count.current;
    count.current = items.length;
    // The button that removed an item is gone.
    if (isShorter && document.activeElement === document.body) ref.current?.focus();
    const { key, control } = wanted.current ?? {};
    if (key === undefined) return;
    wanted.current = undefined;
    const item = [...(ref.current?.children ?? [])].find((child) => (child as HTMLElement).dataset['key'] === key);
    const controls = [control, 'up', 'down'].map((name) => `:scope [data-control="${name}"]:not(:disabled)`);
    const found = controls.map((selector) => item?.querySelector<HTMLElement>(selector)).find((one) => one);
    found?.focus();
  }, [items]);
  const focusNext = (key: string, control: string) => {
    wanted.current = { key, control };
  };
  return { ref, focusNext };
}
