import { newId } from '@trackway/runtime';
import type { ListedField } from './listed-field';
import { readListing } from './read-listing';

const fields = [
  { name: 'id', inputType: 'relation', hydrate: null },
  { name: 'name', inputType: 'text', hydrate: null },
  { name: 'active', inputType: 'boolean', hydrate: null },
  { name: 'status', inputType: 'select', hydrate: null, options: [{ label: 'open', value: 'open' }] },
  { name: 'from', inputType: 'date', hydrate: null },
] as const satisfies readonly ListedField[];

describe('readListing', () => {
  it('splits ids and options at commas, but not texts', () => {
    const [one, two] = [newId(), newId()];
    const filter = { id: `${one}, ${two}`, name: 'a,b', active: 'false', status: 'open', from: '2026-11-21' };

    const listing = readListing(fields, { filter });

    expect(listing.many('id')).toEqual([one, two]);
    expect(listing.many('name')).toEqual(['a,b']);
    expect(listing.many('status')).toEqual(['open']);
    expect([listing.isTrue('active'), listing.moment('from')]).toEqual([false, '2026-11-21']);
  });

  it('returns no conditions without filters', () => {
    const listing = readListing(fields, {});

    expect([listing.many('id'), listing.isTrue('active'), listing.moment('from')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(listing.trashed).toBe('without');
  });

  it.each([
    [{ colour: 'x' }, 'field'],
    [{ id: 'x' }, 'value'],
    [{ active: 'yes' }, 'value'],
    [{ status: 'closed' }, 'value'],
    [{ from: 'yesterday' }, 'value'],
    [{ from: '0000-01-01' }, 'value'],
  ])('rejects the filter %j with the error of a search', (filter, under) => {
    expect(() => readListing(fields, { filter })).toThrow(
      expect.objectContaining({
        code: 'validation_error',
        details: expect.objectContaining({
          errors: { [`filter.${Object.keys(filter)[0]}`]: [expect.any(String)], [under]: [expect.any(String)] },
        }),
      }),
    );
  });

  it('accepts only the documented values of trashed', () => {
    expect(readListing(fields, { filter: { trashed: 'only' } }).trashed).toBe('only');
    expect(() => readListing(fields, { filter: { trashed: 'maybe' } })).toThrow(
      expect.objectContaining({ code: 'validation_errors' }),
    );
  });
});
