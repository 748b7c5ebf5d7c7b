import { isSameValue } from '@trackway/contracts';
import { listFields } from '../../projects/project/project-lists';

/** The value is neither the one before the effect nor the one that the effect set. */
export const CHANGED_SINCE = Symbol('changed since');

/** The value that an undo of one change sets, or `CHANGED_SINCE`. */
export function restoredValue(field: string, now: unknown, from: unknown, to: unknown): unknown {
  if (orderedLists.has(field)) return withoutOrderedChange(now, from, to) ?? CHANGED_SINCE;
  if (listFields.has(field)) return withoutChange(now, from, to);
  if (sortedLists.has(field)) return withoutChange(now, from, to).toSorted();
  if (isSameValue(now, from)) return now;
  return isSameValue(now, to) ? from : CHANGED_SINCE;
}

/** The list without the items that the change added, and with those that it removed. */
function withoutChange(now: unknown, from: unknown, to: unknown): unknown[] {
  const [current, before, after] = [now, from, to].map((list) => (Array.isArray(list) ? list : []));
  const retained = (current ?? []).filter((item) => before?.includes(item) || !after?.includes(item));
  const removed = (before ?? []).filter((item) => !after?.includes(item) && !retained.includes(item));
  return [...retained, ...removed];
}

/** Lists that are stored in alphabetical order: the labels of a conversation. */
const sortedLists: ReadonlySet<string> = new Set(['labels']);

/** Lists in which the order matters: the steps of a funnel, the fields of a form and the projects of a group. */
const orderedLists: ReadonlySet<string> = new Set(['step_ids', 'field_order', 'project_order']);

/** As `withoutChange`, with the order before the change. Undefined if the order was changed since. */
function withoutOrderedChange(now: unknown, from: unknown, to: unknown): unknown[] | undefined {
  const [current, before, after] = [now, from, to].map((list) => (Array.isArray(list) ? list : []));
  if (!current || !before || !after) return undefined;
  const retained = current.filter((item) => before.includes(item) || !after.includes(item));
  const moved = (list: readonly unknown[]) =>
    list.filter((item) => [retained, before, after].every((other) => other.includes(item)));
  const [old, changed, present] = [moved(before), moved(after), moved(retained)];
  const isReordered = !isSameValue(old, changed) && !isSameValue(present, old);
  if (isReordered && !isSameValue(present, changed)) return undefined;
  const slots = isReordered ? [...old] : [...present];
  const ordered = retained.map((item) => (present.includes(item) ? slots.shift() : item));
  for (const [index, item] of before.entries()) {
    if (after.includes(item) || ordered.includes(item)) continue;
    const previous = before.slice(0, index).findLast((one) => ordered.includes(one));
    ordered.splice(previous === undefined ? 0 : ordered.indexOf(previous) + 1, 0, item);
  }
  return ordered;
}
