import { invalidInput } from '@trackway/errors';

/**
 * The items of a request, where they are no more than it may name: `field` is their name in the proto.
 * @throws AppError `validation_errors` for more, since whoever got a part would take it for all.
 */
export function atMost<T>(items: readonly T[], most: number, field: string): readonly T[] {
  if (items.length > most) throw invalidInput({ [field]: [`At most ${most}, got ${items.length}.`] });
  return items;
}
