import { conflict, invalidInput, referenceNotFound } from '@trackway/errors';

interface Item {
  readonly id: string;
  readonly name: string;
}

/** All ids in their new order, or one id and the id that it is placed before or after. */
export type OrderRequest =
  | { readonly ids: readonly string[] }
  | { readonly id: string; readonly before: string }
  | { readonly id: string; readonly after: string };

/** Texts of error messages. */
export interface OrderTexts {
  readonly model: string;
  readonly field: string;
  readonly items: string;
  readonly whole: string;
}

/**
 * Returns the items in their new order, or the same list if the order does not change.
 * @throws AppError `<model>_model_not_found` for an unknown id, `conflict` if the list lacks an id.
 */
export function reorder<Part extends Item>(
  items: readonly Part[],
  order: OrderRequest,
  words: OrderTexts,
): readonly Part[] {
  const ordered = 'ids' in order ? inOrder(items, order.ids, words) : moved(items, order, words);
  return ordered.every((item, index) => item === items[index]) ? items : ordered;
}

function inOrder<Part extends Item>(
  items: readonly Part[],
  ids: readonly string[],
  words: OrderTexts,
): readonly Part[] {
  if (new Set(ids).size < ids.length) throw invalidInput({ [words.field]: ['Each id may be in the list once.'] });
  const named = ids.map((id) => find(items, id, words, words.field));
  const left = items.filter(({ id }) => !ids.includes(id));
  if (left.length === 0) return named;
  // The client may have read the items before one was added.
  const names = left.map(({ id, name }) => `${name} (${id})`).join(', ');
  throw conflict(`The order lacks ${words.items}: ${names}. Read ${words.whole} again, then decide.`);
}

function moved<Part extends Item>(
  items: readonly Part[],
  order: Exclude<OrderRequest, { ids: readonly string[] }>,
  words: OrderTexts,
): readonly Part[] {
  const item = find(items, order.id, words, `${words.model}_id`);
  const [side, id] = 'before' in order ? (['before', order.before] as const) : (['after', order.after] as const);
  const target = find(items, id, words, side);
  if (item === target) return items;
  const others = items.filter((other) => other !== item);
  const place = others.indexOf(target) + ('before' in order ? 0 : 1);
  return others.toSpliced(place, 0, item);
}

function find<Part extends Item>(items: readonly Part[], id: string, { model }: OrderTexts, field: string): Part {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw referenceNotFound(model, field, id);
  return item;
}
