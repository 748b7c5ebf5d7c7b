import { parseInput } from '@trackway/application';
import { isAppError } from '@trackway/errors';
import { isRecord } from '@trackway/runtime';
import { z } from 'zod';
import { entityTag } from './entity-tags';

/** Items of one bulk request. */
export const MAX_ITEMS = 200;

/** `if_match` of an item, in place of the header. */
export const itemVersion = {
  if_match: z.string().max(64).optional().meta({ description: 'The version that the client knows, as an ETag' }),
};

/** The items of a bulk request. */
export function bulk<Schema extends z.ZodType>(item: Schema) {
  return z.array(item).min(1).max(MAX_ITEMS);
}

const succeededItem = z.object({
  response: z.literal(true),
  etag: z.string().meta({ description: 'The current version, for `If-Match`' }),
});
const rejectedItem = z.object({
  response: z.literal(false),
  message: z.string().meta({ description: 'The error code that a single request would return' }),
  error: z.string(),
  validation: z.record(z.string(), z.array(z.string())).optional(),
});

/** The outcome of each item, in request order. */
export function outcomesResponse<Id extends z.ZodType>(id: Id) {
  return {
    outcomes: z.array(
      z.union([
        succeededItem.extend({ id }),
        rejectedItem.extend({ id: id.nullable().meta({ description: 'Null if the item has no valid id' }) }),
      ]),
    ),
    meta: z.object({ succeeded: z.int(), refused: z.int() }).meta({ id: 'BulkMeta' }),
  };
}

interface Item<Id> {
  readonly id: Id;
}

/**
 * Like `outcomesOf`, for items as they were sent: an item that is not valid is its own outcome `validation_errors`.
 */
export async function outcomesOfSent<Id, One extends Item<Id>>(
  items: readonly unknown[],
  schemas: { readonly item: z.ZodType<One>; readonly id: z.ZodType<Id> },
  work: (item: One) => Promise<{ readonly version: number }>,
) {
  const sent = items.map((item) => ({
    item,
    id: schemas.id.safeParse(isRecord(item) ? item['id'] : undefined).data ?? null,
  }));
  return outcomesOf(sent, ({ item }) => work(parseInput(schemas.item, item)));
}

/**
 * Executes items one by one, each in its own transaction. An item that fails does not affect the others. If a
 * dependency is unavailable, the request fails and can be repeated.
 */
export async function outcomesOf<Id, One extends Item<Id>>(
  items: readonly One[],
  work: (item: One) => Promise<{ readonly version: number }>,
) {
  const outcomes = [];
  for (const item of items) outcomes.push({ id: item.id, ...(await outcomeOf(() => work(item))) });
  const succeeded = outcomes.filter(({ response }) => response).length;
  return { outcomes, meta: { succeeded, refused: outcomes.length - succeeded } };
}

async function outcomeOf(work: () => Promise<{ readonly version: number }>) {
  try {
    const { version } = await work();
    return { response: true, etag: entityTag(version) };
  } catch (error) {
    if (!isAppError(error) || ['unavailable', 'timeout', 'internal'].includes(error.kind)) throw error;
    const { code: message, message: sentence, details } = error;
    const validation = details.validation ? { validation: details.validation } : {};
    return { response: false, message, error: sentence, ...validation };
  }
}
