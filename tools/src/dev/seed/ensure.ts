import { type Listing, TrackwayError } from '@trackway/client';

/** The names of all objects are unique, so a repeated request after a lost response has no second effect. */
export const RETRY = { repeatable: true } as const;

/**
 * Creates missing objects one after the other, and returns all of them by key. `create` gets the existing ones, so that
 * a later object may refer to an earlier one. A deleted record keeps its unique values and stays deleted.
 */
export async function ensureAll<Definition, Item>(
  existing: Listing<Item>,
  keys: { readonly of: (item: Item) => string; readonly ofDefinition: (definition: Definition) => string },
  definitions: readonly Definition[],
  create: (definition: Definition, known: ReadonlyMap<string, Item>) => Promise<Item>,
): Promise<ReadonlyMap<string, Item>> {
  const known = new Map((await existing.all()).map((item) => [keys.of(item), item]));
  for (const definition of definitions) {
    const key = keys.ofDefinition(definition);
    if (known.has(key)) continue;
    try {
      known.set(key, await create(definition, known));
    } catch (error) {
      if (!(error instanceof TrackwayError && error.code === 'conflict')) throw error;
    }
  }
  return known;
}

/** Keys of objects that are identified by their name. */
export const BY_NAME = {
  of: ({ name }: { readonly name: string }) => name,
  ofDefinition: ({ name }: { readonly name: string }) => name,
};
