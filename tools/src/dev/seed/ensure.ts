import { ApiError } from './api-error';
import type { DemoApi, Resource } from './demo-api';

/**
 * Creates missing objects one after the other, and returns all of them by name. `bodyOf` gets the existing
 * ones, so that a later object may refer to an earlier one. A deleted record keeps its unique values and stays deleted.
 */
export async function ensureAll<Definition extends { name: string }>(
  api: DemoApi,
  resource: { path: string; listing: string; one: string; nameField?: string },
  definitions: readonly Definition[],
  bodyOf: (one: Definition, known: ReadonlyMap<string, Resource>) => object,
): Promise<Map<string, Resource>> {
  const { path, listing, one, nameField = 'name' } = resource;
  const existing = await api.list(path, listing);
  const known = new Map(existing.map((each) => [String(each[nameField]), each]));
  for (const each of definitions) {
    if (known.has(each.name)) continue;
    try {
      known.set(each.name, await api.create(path, one, bodyOf(each, known)));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
    }
  }
  return known;
}
