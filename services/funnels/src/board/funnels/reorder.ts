import { conflict, invalidInput, notFound } from '@trackway/errors';

interface Item {
  readonly id: string;
  readonly name: string;
}

/** All ids in the order that they should have, or where one of them should go. */
export type OrderRequest =
  | { readonly ids: readonly string[] }
  | { readonly id: string; readonly before: string }
  | { readonly id: string; readonly after: string };

/** The words of refusals: the model of an item, the field that lists all ids, what the items are parts of. */
export interface OrderTexts {
  readonly model: string;
  readonly field: string;
  readonly items: string;
  readonly whole: string;
}

/**
 * The items in their new order; the same list where it is the one that they have.
 * @throws AppError `<model>_model_not_found` for an id that is not among them, `conflict` where ids are missing from the list.
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
  if (new Set(ids).size < ids.length) throw invalidInput({ [words.field]: ['Each may stand in the order once.'] });
  const named = ids.map((id) => find(items, id, words));
  const left = items.filter(({ id }) => !ids.includes(id));
  if (left.length === 0) return named;
  // Somebody may have added one since the client read them.
  const names = left.map(({ id, name }) => `${name} (${id})`).join(', ');
  throw conflict(`The order leaves out ${words.items}: ${names}. Read ${words.whole} again, then decide.`);
}

function moved<Part extends Item>(
  items: readonly Part[],
  order: Exclude<OrderRequest, { ids: readonly string[] }>,
  words: OrderTexts,
): readonly Part[] {
  const item = find(items, order.id, words);
  const target = find(items, 'before' in order ? order.before : order.after, words);
  if (item === target) return items;
  const others = items.filter((other) => other !== item);
  const place = others.indexOf(target) + ('before' in order ? 0 : 1);
  return others.toSpliced(place, 0, item);
}

function find<Part extends Item>(items: readonly Part[], id: string, { model }: OrderTexts): Part {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw notFound(model);
  return item;
}
