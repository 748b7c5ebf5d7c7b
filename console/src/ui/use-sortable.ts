import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../text/text-context';
import { moveItem } from './move-item';
import { useDragOrder } from './use-drag-order';

interface Sorting<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly onOrder: (items: readonly Item[]) => void;
}

/** Reorders a list by dragging a handle, by its arrow keys, and by buttons. The focus stays on the moved item. */
export function useSortable<Item>({ items, keyOf, nameOf, onOrder }: Sorting<Item>) {
  const t = useText();
  const [announcement, setAnnouncement] = useState('');
  const { ref, focusNext } = useFocusAfterMove(items);
  const report = (item: Item, index: number) =>
    setAnnouncement(t('sort.moved', { name: nameOf(item), position: index + 1, count: items.length }));
  const dragged = useDragOrder({
    items,
    keyOf,
    list: ref,
    onMoved: report,
    onDrop: (order, key) => {
      focusNext(key, 'handle');
      onOrder(order);
    },
  });
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
  return { ref, announcement, move, onKeyDown, ...dragged };
}

/** An element that moves in the document loses the focus, and so does a button that becomes disabled or is removed. */
function useFocusAfterMove(items: readonly unknown[]) {
  const ref = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ readonly key: string; readonly control: string }>(undefined);
  const count = useRef(items.length);
  useEffect(() => {
    const isShorter = items.length < count.current;
    count.current = items.length;
    if (isShorter && document.activeElement === document.body) ref.current?.focus();
    if (!wanted.current) return;
    const { key, control } = wanted.current;
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
