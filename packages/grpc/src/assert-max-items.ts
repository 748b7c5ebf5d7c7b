import { invalidInput } from '@trackway/errors';

/**
 * Returns the items of a request if there are at most `max`. `field` is their name in the proto.
 * @throws AppError `validation_errors` if there are more, because a partial result would look complete.
 */
export function assertMaxItems<T>(items: readonly T[], max: number, field: string): readonly T[] {
  if (items.length > max) throw invalidInput({ [field]: [`At most ${max}, got ${items.length}.`] });
  return items;
}
