import { readQueryFilters } from './query-filters';
import { describeModel, type SearchModel } from './search-field';

const model: SearchModel = {
  name: 'thing',
  trashable: true,
  fields: [
    { name: 'id', inputType: 'number', valueType: 'integer', path: 'number' },
    { name: 'title', inputType: 'text', valueType: 'text', path: 'title' },
    { name: 'active', inputType: 'boolean', valueType: 'boolean', path: 'active' },
    { name: 'kind', inputType: 'select', valueType: 'text', path: 'kind', options: [{ label: 'A', value: 'a' }] },
  ],
};

describe('readQueryFilters', () => {
  it('omits deleted documents by default', () => {
    expect(readQueryFilters(model, {})).toEqual({ deleted_at: null });
    expect(readQueryFilters(model, { filter: { trashed: 'with' } })).toEqual({});
    expect(readQueryFilters(model, { filter: { trashed: 'only' } })).toEqual({ deleted_at: { $ne: null } });
  });

  it('splits numbers at commas, but not texts', () => {
    const conditions = readQueryFilters(model, { filter: { id: '1,2', title: 'a,b', active: 'true', kind: 'a' } });

    expect(conditions).toMatchObject({
      number: { $in: [1, 2] },
      title: { $in: ['a,b'] },
      active: { $in: [true] },
      kind: { $in: ['a'] },
    });
  });

  it.each([
    [{ trashed: 'yes' }, 'validation_errors', 'filter.trashed'],
    [{ nope: '1' }, 'validation_error', 'field'],
    [{ id: 'x' }, 'validation_error', 'value'],
    [{ active: '1' }, 'validation_error', 'value'],
    [{ kind: 'b' }, 'validation_error', 'value'],
    ['text', 'validation_errors', 'filter'],
  ])('rejects %j', (filter, code, field) => {
    const read = () => readQueryFilters(model, { filter });

    expect(read).toThrow(
      expect.objectContaining({
        code,
        details: expect.objectContaining({ validation: { [field]: expect.anything() } }),
      }),
    );
  });

  it('never creates a query operator from a request', () => {
    expect(() => readQueryFilters(model, { filter: { title: { $gt: '' } } })).toThrow('without nesting');
  });
});

describe('describeModel', () => {
  it('describes the supported filters', () => {
    const { filters, sorting } = describeModel(model);

    expect(filters.at(-1)).toEqual({
      name: 'kind',
      input_type: 'select',
      operators: ['equals'],
      options: [{ label: 'A', value: 'a' }],
      arguments: [],
      hydrate: null,
    });
    expect(sorting).toEqual([]);
  });
});
